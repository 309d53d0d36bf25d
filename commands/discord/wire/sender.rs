//! Sends one request until it is through, or until there is no point any more: waits when Discord
//! says so, tries again when Discord fails, and the last time in words alone if it has files. It must not know
//! what a request means.

use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use reqwest::{Client, Method, Request, Response, StatusCode, redirect};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::body::Content;
use super::error::WireError;
use super::queue::Queue;
use super::token::{TokenState, Trust};
use super::waits::{Bucket, wait_from_429, wait_until_reset};

/// Before the second, third and fourth try. The first is short: most often a connection that had
/// long been idle was closed just then.
const RETRY_PAUSES: [Duration; 3] =
    [Duration::from_millis(50), Duration::from_millis(400), Duration::from_millis(1600)];

/// The most 429s that one request waits for; with more of them it is not alone in its bucket.
const MOST_LIMITED_TRIES: usize = 5;

/// The longest that is waited in addition to what Discord says, so that not all come back at once.
const LONGEST_JITTER: Duration = Duration::from_secs(1);

/// How a request goes, and what that means for its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Auth {
    /// The first answer to an interaction. Its id is never seen again, and it is exempt from the
    /// limit that holds for everything (topics/rate-limits, "Global Rate Limit").
    Callback,
    /// By an interaction's token; exempt as well.
    Webhook,
    /// In the bot's own name.
    Bot,
}

impl Auth {
    /// What Discord says of a request that comes too late.
    fn closed(self) -> u32 {
        match self {
            Auth::Callback => 10062,
            Auth::Webhook | Auth::Bot => 50027,
        }
    }

    /// The longest that one try may take. A callback can be tried twice within its three seconds.
    fn patience(self) -> Duration {
        match self {
            Auth::Callback => Duration::from_millis(1400),
            Auth::Webhook | Auth::Bot => Duration::from_secs(20),
        }
    }
}

/// A request.
pub(super) struct Outgoing {
    pub(super) method: Method,
    /// From the API's version on. It may hold a token, so it is never logged.
    pub(super) path: String,
    pub(super) bucket: Bucket,
    pub(super) auth: Auth,
    pub(super) deadline: Instant,
    pub(super) content: Option<Content>,
    /// What is sent in its place the last time, if it has files.
    pub(super) spare: Option<Content>,
}

/// An answer to a request.
pub(super) struct Received {
    pub(super) body: Vec<u8>,
    /// Was it sent as it was, and not in words alone?
    pub(super) whole: bool,
}

/// A request that failed.
pub(super) struct SendError {
    pub(super) error: WireError,
    /// An earlier try may have arrived all the same.
    pub(super) unclear: bool,
}

/// What one try came to.
enum Attempt {
    Done(Vec<u8>),
    Limited(Duration),
    /// Discord failed, or nothing was heard of it.
    Failed {
        unclear: bool,
    },
    Refused(WireError),
}

pub(super) struct Sender {
    http: Client,
    base: String,
    authorization: Option<HeaderValue>,
    pub(super) token: TokenState,
    queue: Queue,
}

impl Sender {
    pub(super) fn new(api: &str, token: &str) -> Sender {
        let agent = concat!("DiscordBot (https://kaigi.invalid, ", env!("CARGO_PKG_VERSION"), ")");
        let mut client = Client::builder()
            .user_agent(agent)
            .redirect(redirect::Policy::none())
            .http1_only()
            .tcp_nodelay(true)
            .tcp_keepalive(Duration::from_secs(30))
            .connect_timeout(Duration::from_secs(5))
            .pool_max_idle_per_host(64)
            .pool_idle_timeout(Duration::from_secs(90));
        let loopback = ["http://127.", "http://localhost", "http://[::1]"];
        if loopback.iter().any(|start| api.starts_with(start)) {
            client = client.no_proxy();
        }
        let authorization = HeaderValue::from_str(&format!("Bot {token}")).map(|mut value| {
            value.set_sensitive(true);
            value
        });
        Sender {
            http: client.build().expect("TLS needs nothing from the system"),
            base: format!("{}/v10", api.trim_end_matches('/')),
            authorization: authorization.ok(),
            token: TokenState::new(),
            queue: Queue::new(),
        }
    }

    #[cfg(test)]
    pub(super) fn holds_all(&self) -> Option<Instant> {
        self.queue.waits(|waits| waits.all())
    }

    fn request(&self, outgoing: &Outgoing, content: Option<Content>) -> Result<Request, WireError> {
        let mut request =
            self.http.request(outgoing.method.clone(), self.base.clone() + &outgoing.path);
        if outgoing.auth == Auth::Bot {
            let token = self.authorization.as_ref();
            let token = token.filter(|_| self.token.trust() != Trust::Refused);
            request = request.header(AUTHORIZATION, token.ok_or(WireError::Unauthorised)?);
        }
        if let Some(content) = content {
            request = request.header(CONTENT_TYPE, content.kind).body(content.bytes);
        }
        request.build().map_err(|error| {
            tracing::error!(error = %error.without_url(), "the API's address is none");
            WireError::Unavailable
        })
    }

    pub(super) async fn send(&self, mut outgoing: Outgoing) -> Result<Received, SendError> {
        let mut unclear = false;
        let result = self.keep_sending(&mut outgoing, &mut unclear).await;
        result.map_err(|error| SendError { error, unclear })
    }

    async fn keep_sending(
        &self,
        outgoing: &mut Outgoing,
        unclear: &mut bool,
    ) -> Result<Received, WireError> {
        if Instant::now() >= outgoing.deadline {
            return Err(WireError::Gone(outgoing.auth.closed()));
        }
        let content = outgoing.content.take();
        let mut request = self.request(outgoing, content)?;
        let Bucket { route, major } = outgoing.bucket;
        let mut pauses = RETRY_PAUSES.into_iter();
        let (mut limited, mut whole, mut asked_again) = (0, true, false);
        loop {
            self.wait(outgoing).await?;
            let copy = request.try_clone().expect("what is sent is in memory, not streamed");
            let began = Instant::now();
            match self.attempt(outgoing, copy).await {
                Attempt::Done(body) => return Ok(Received { body, whole }),
                Attempt::Refused(WireError::Unauthorised)
                    if outgoing.auth == Auth::Bot
                        && !asked_again
                        && self.ask_again().await == Trust::Taken =>
                {
                    asked_again = true;
                }
                Attempt::Refused(error) => return Err(error),
                Attempt::Limited(wait) => {
                    limited += 1;
                    let until = Instant::now() + wait;
                    if limited > MOST_LIMITED_TRIES || until > outgoing.deadline {
                        return Err(WireError::Limited { wait });
                    }
                    tracing::warn!(route, major, wait = ?wait, "rate limited, waiting");
                    // Who is in the queue waits there.
                    if outgoing.auth != Auth::Bot {
                        sleep_until(until).await;
                    }
                }
                Attempt::Failed { unclear: now_unclear } => {
                    *unclear |= now_unclear;
                    let pause = pauses.next().map(|pause| Instant::now() + pause);
                    let Some(until) = pause.filter(|until| *until < outgoing.deadline) else {
                        return Err(WireError::Unavailable);
                    };
                    let took = began.elapsed();
                    let another = pauses.as_slice().first().map(|pause| until + took + *pause);
                    let last = another.is_none_or(|another| another >= outgoing.deadline);
                    if let Some(spare) = outgoing.spare.take_if(|_| last) {
                        (request, whole) = (self.request(outgoing, Some(spare))?, false);
                    }
                    tracing::warn!(route, major, whole, "Discord failed, trying again");
                    sleep_until(until).await;
                }
            }
        }
    }

    /// Asks Discord once more whether it takes the token, after it has refused it.
    async fn ask_again(&self) -> Trust {
        let _asking = self.token.asking().await;
        // Somebody else may have asked in the meantime.
        if self.token.trust() != Trust::Doubted {
            return self.token.trust();
        }
        tracing::warn!("Discord refused the token; asking once more");
        let request = self.http.get(format!("{}/applications/@me", self.base));
        let token = self.authorization.clone();
        let request = token.and_then(|token| request.header(AUTHORIZATION, token).build().ok());
        let Some(request) = request else { return Trust::Doubted };
        let answer =
            timeout_at(Instant::now() + Auth::Bot.patience(), self.exchange(request)).await;
        match answer {
            Ok(Ok((head, _))) if head.status.is_success() => {
                tracing::info!("Discord takes the token after all");
                self.token.learn(Trust::Taken);
            }
            Ok(Ok((head, _))) if head.status == StatusCode::UNAUTHORIZED => {
                tracing::error!("Discord refuses the token; nothing more is sent with it");
                self.token.learn(Trust::Refused);
            }
            // The next request will ask again.
            _ => tracing::warn!("Discord does not say whether it takes the token"),
        }
        self.token.trust()
    }

    /// Waits for what is known to be used up.
    async fn wait(&self, outgoing: &Outgoing) -> Result<(), WireError> {
        match outgoing.auth {
            Auth::Callback => return Ok(()),
            Auth::Bot => {
                let turn = self.queue.turn(outgoing.bucket, outgoing.deadline).await;
                return turn.map_err(|wait| WireError::Limited { wait });
            }
            Auth::Webhook => {}
        }
        loop {
            let now = Instant::now();
            let until = self.queue.waits(|waits| waits.until(outgoing.bucket, true, now));
            let Some(until) = until else { return Ok(()) };
            if until > outgoing.deadline {
                return Err(WireError::Limited { wait: until - now });
            }
            sleep_until(until).await;
        }
    }

    async fn attempt(&self, outgoing: &Outgoing, request: Request) -> Attempt {
        let now = Instant::now();
        let until = outgoing.deadline.min(now + outgoing.auth.patience());
        let Bucket { route, major } = outgoing.bucket;
        match timeout_at(until, self.exchange(request)).await {
            Ok(Ok((response, body))) => self.sort(outgoing, &response, body),
            Ok(Err(error)) => {
                let unclear = !error.is_connect();
                tracing::warn!(route, major, error = %error.without_url(), "no answer");
                Attempt::Failed { unclear }
            }
            Err(_) => {
                tracing::warn!(route, major, after = ?now.elapsed(), "no answer in time");
                Attempt::Failed { unclear: true }
            }
        }
    }

    /// A body is read to its end, or its connection could not be used again.
    async fn exchange(&self, request: Request) -> reqwest::Result<(Head, Vec<u8>)> {
        let mut response: Response = self.http.execute(request).await?;
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            body.extend_from_slice(&chunk);
        }
        Ok((
            Head { status: response.status(), headers: std::mem::take(response.headers_mut()) },
            body,
        ))
    }

    fn sort(&self, outgoing: &Outgoing, head: &Head, body: Vec<u8>) -> Attempt {
        let now = Instant::now();
        let kept = outgoing.auth != Auth::Callback;
        let limited = head.status == StatusCode::TOO_MANY_REQUESTS;
        // Its wait is for one old message, not for the bucket.
        if limited && WireError::from_answer(head.status.as_u16(), &body) == WireError::TooOld {
            return Attempt::Refused(WireError::TooOld);
        }
        if let Some(wait) = wait_until_reset(&head.headers).filter(|_| kept) {
            self.queue.waits(|waits| waits.hold(outgoing.bucket, now + wait, now));
        }
        if limited || matches!(head.status.as_u16(), 401 | 403) {
            self.queue.refused();
        }
        match head.status {
            status if status.is_success() => {
                if outgoing.auth == Auth::Bot {
                    self.token.learn(Trust::Taken);
                }
                Attempt::Done(body)
            }
            _ if limited => {
                let (wait, global) = wait_from_429(&head.headers, &body);
                let until = now + wait + jitter(wait);
                if global {
                    self.queue.waits(|waits| waits.hold_all(until));
                } else if kept {
                    self.queue.waits(|waits| waits.hold(outgoing.bucket, until, now));
                }
                Attempt::Limited(wait)
            }
            status if status.is_server_error() => Attempt::Failed { unclear: true },
            status => {
                let error = WireError::from_answer(status.as_u16(), &body);
                if error == WireError::Unauthorised && outgoing.auth == Auth::Bot {
                    self.token.learn(Trust::Doubted);
                }
                Attempt::Refused(error)
            }
        }
    }
}

/// Some time in addition to this wait, another one each time.
fn jitter(wait: Duration) -> Duration {
    (wait / 4).min(LONGEST_JITTER).mul_f64(rand::random::<f64>())
}

/// An answer without its body.
struct Head {
    status: StatusCode,
    headers: reqwest::header::HeaderMap,
}
