import { type Client, createClient, MessageType, stringifyMessage } from 'graphql-ws';
import { announceListening, announceReconnection } from './reconnections';
import type { TokenSource } from './token-source';

/** The server ended or refused the session; it may accept a newer token. */
const FORBIDDEN = 4403;
/** Ours: the token changed, so the connection is made anew. Not among the codes that the client takes as final. */
const RESTART = 4205;
const TIMED_OUT = 4408;

const PING_MS = 20_000;
const PONG_MS = 8_000;
/** A connection that lasted this long was a good one: the next failure starts the backoff from the beginning. */
const STABLE_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
/** How long it stays without a subscription: from one page to the next it need not be made anew. */
const IDLE_MS = 3_000;

/**
 * One lazy WebSocket for all subscriptions. It comes back by itself for as long as somebody subscribes, with the token
 * of that moment, and announces each return.
 */
export function createLiveConnection(session: TokenSource, url: string, idleMs = IDLE_MS): Client {
  let socket: WebSocket | null = null;
  let failures = 0;
  /** Null while there is no connection. */
  let connectedAt: number | null = null;
  let refused: string | null = null;
  let sent: string | null = null;
  let asksForPong = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  async function authorization() {
    const token = session.token();
    if (token !== null && (token === refused || !session.isUsable(token))) await session.refresh(token);
    sent = session.token();
    return sent === null ? {} : { authorization: `Bearer ${sent}` };
  }

  const client = createClient({
    url,
    connectionParams: authorization,
    lazyCloseTimeout: idleMs,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => pause(waitMs(failures)),
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: (opened, _payload, wasRetry) => {
        connectedAt = Date.now();
        if (wasRetry) announceReconnection();
        // Behind the subscriptions, which go out at once: its pong says that they have got there.
        asksForPong = true;
        setTimeout(() => (opened as WebSocket).send(stringifyMessage({ type: MessageType.Ping })));
      },
      ping: (received) => {
        if (received) return;
        clearTimeout(pongTimer);
        pongTimer = setTimeout(() => socket?.close(TIMED_OUT, 'No pong'), PONG_MS);
      },
      pong: (received) => {
        if (!received) return;
        clearTimeout(pongTimer);
        if (asksForPong) announceListening();
        asksForPong = false;
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        const code = (event as CloseEvent).code;
        refused = code === FORBIDDEN ? sent : null;
        const wasGood = connectedAt !== null && Date.now() - connectedAt > STABLE_MS;
        failures = code === RESTART || wasGood ? 0 : failures + 1;
        connectedAt = null;
        socket = null;
      },
    },
  });

  session.onTokenChanged(() => {
    if (socket !== null && session.token() !== sent) socket.close(RESTART, 'Token changed');
  });
  return client;
}

/** Full jitter below a doubling bound, so that the clients of a restarted server do not come back as one. */
function waitMs(failures: number): number {
  // Without a network there is nothing to ask; its return ends the wait.
  const bound = navigator.onLine === false ? LONGEST_WAIT_MS : Math.min(250 * 2 ** failures, LONGEST_WAIT_MS);
  return bound * (0.2 + 0.8 * Math.random());
}

/** Ends early when the device says that it is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
