# syntax=docker/dockerfile:1
# docker build -t kaigi .
# docker run -e KAIGI_TOKEN=… -v kaigi:/data kaigi

FROM rust:1.95.0-slim-bookworm AS build
# The image has this toolchain; the project's own file would fetch lints with it.
ENV RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /kaigi
COPY . .
# Crates and what was built of them stay in caches between builds; only what changed is built again.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/kaigi/target \
    cargo build --release --locked --package kaigi --bin kaigi \
    && install -D --strip target/release/kaigi /out/kaigi \
    && mkdir /out/data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /out/kaigi /usr/local/bin/kaigi
# The fonts in it are under a licence of their own.
COPY commands/fonts/OFL.txt /usr/share/doc/kaigi/OFL.txt
COPY --from=build --chown=nonroot:nonroot /out/data /data
ENV KAIGI_DATA=/data
VOLUME /data
USER nonroot
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["/usr/local/bin/kaigi", "health"]
ENTRYPOINT ["/usr/local/bin/kaigi"]
