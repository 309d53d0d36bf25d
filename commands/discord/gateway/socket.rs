//! The WebSocket to the gateway: texts out, texts in, compressed or not. It must not know what they say.

use std::io::Read;
use std::time::Duration;

use flate2::read::ZlibDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::closing::Closing;

/// The time that a connection has to be opened.
const CONNECT_PATIENCE: Duration = Duration::from_secs(10);

/// The time that our farewell has to be sent.
const FAREWELL_PATIENCE: Duration = Duration::from_secs(1);

/// The longest message that is read; the largest servers stay far below.
const LONGEST_MESSAGE_BYTES: usize = 64 << 20;

/// An open connection.
pub(super) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Opens a connection to a gateway such as `wss://gateway.discord.gg`.
    pub(super) async fn open(gateway: &str) -> Result<Socket, Closing> {
        let url = format!("{}/?v=10&encoding=json", gateway.trim_end_matches('/'));
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE_BYTES))
            .max_frame_size(Some(LONGEST_MESSAGE_BYTES));
        let opened = connect_async_with_config(url, Some(config), true);
        match timeout(CONNECT_PATIENCE, opened).await {
            Ok(Ok((stream, _))) => Ok(Socket(stream)),
            Ok(Err(error)) => Err(Closing::Broken(error.to_string())),
            Err(_) => Err(Closing::Broken("it cannot be reached".to_owned())),
        }
    }

    /// The next text. Nothing is lost when this is dropped before it is ready.
    pub(super) async fn receive(&mut self) -> Result<String, Closing> {
        loop {
            return match self.0.next().await {
                Some(Ok(Message::Text(text))) => Ok(text.as_str().to_owned()),
                Some(Ok(Message::Binary(bytes))) => inflate(&bytes),
                Some(Ok(Message::Close(frame))) => {
                    Err(Closing::Code(frame.map(|frame| frame.code.into())))
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                Some(Err(error)) => Err(Closing::Broken(error.to_string())),
                None => Err(Closing::Code(None)),
            };
        }
    }

    /// Sends a text.
    pub(super) async fn send(&mut self, text: String) -> Result<(), Closing> {
        let sent = self.0.send(Message::text(text)).await;
        sent.map_err(|error| Closing::Broken(error.to_string()))
    }

    /// Closes the connection; the session can be resumed, or is over with it.
    pub(super) async fn close(mut self, ends_session: bool) {
        // Discord ends a session on 1000 and 1001, and keeps it on all others.
        let code = if ends_session { CloseCode::Normal } else { CloseCode::from(4000) };
        let frame = CloseFrame { code, reason: "".into() };
        // Whoever is gone already need not hear it.
        let _ = timeout(FAREWELL_PATIENCE, self.0.close(Some(frame))).await;
    }
}

fn inflate(bytes: &[u8]) -> Result<String, Closing> {
    let mut text = String::new();
    let longest = u64::try_from(LONGEST_MESSAGE_BYTES).unwrap_or(u64::MAX);
    match ZlibDecoder::new(bytes).take(longest).read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(_) => Err(Closing::Broken("a message could not be unpacked".to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use tokio::net::TcpListener;

    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_and_what_is_not_is_an_error() {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(br#"{"op":11}"#).unwrap();
        let packed = packed.finish().unwrap();
        assert_eq!(inflate(&packed), Ok(r#"{"op":11}"#.to_owned()));
        assert!(inflate(b"not packed").is_err());
    }

    #[tokio::test]
    async fn what_does_not_speak_tls_is_an_error_and_no_panic() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        // It is closed as soon as it is accepted.
        let accepted = tokio::spawn(async move { listener.accept().await.map(drop) });
        let opened = Socket::open(&format!("wss://{address}")).await;
        assert!(matches!(opened, Err(Closing::Broken(_))));
        accepted.await.unwrap().unwrap();
        assert!(matches!(Socket::open("nonsense").await, Err(Closing::Broken(_))));
    }
}
