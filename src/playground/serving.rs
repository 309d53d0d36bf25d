//! Accepts connections and serves each of them until it ends. A client that does not finish what it has
//! begun to say is sent away, so that it holds nothing for ever.

use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// The pause after a connection could not be accepted: there may be too many of them.
const ACCEPT_AGAIN_AFTER: Duration = Duration::from_millis(50);

/// Serves until it is stopped, and then until every request has its answer. The head of a request comes within
/// this time, or never.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    read_within: Duration,
    stopped: impl Future<Output = ()>,
) {
    let closing = watch::Sender::new(false);
    let mut connections = JoinSet::new();
    let mut stopped = pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = &mut stopped => break,
        };
        match accepted {
            Ok((stream, _)) => {
                let closing = closing.subscribe();
                connections.spawn(connection(stream, routes.clone(), read_within, closing));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_AGAIN_AFTER).await;
            }
        }
    }
    drop(listener);
    closing.send_replace(true);
    while connections.join_next().await.is_some() {}
}

async fn connection(
    stream: TcpStream,
    routes: Router,
    read_within: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // Small frames must not wait for more.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(read_within)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes))
        .with_upgrades();
    let mut connection = pin!(connection);
    let early = tokio::select! {
        served = connection.as_mut() => Some(served),
        // An error is an end as well.
        () = async { drop(closing.wait_for(|&closing| closing).await) } => None,
    };
    let served = match early {
        Some(served) => served,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection has ended early");
    }
}
