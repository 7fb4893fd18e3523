import { type Client, createClient, MessageType, stringifyMessage } from 'graphql-ws';
import { retryTime } from '../ui/loading/retry-time';
import { announceListening, announceReconnection } from './reconnections';
import type { TokenSource } from './token-source';

/** Close code: the server ended or refused the session; it may accept a newer token. */
const FORBIDDEN = 4403;
/** Close code of the client: reconnect with the new token. graphql-ws does not treat it as fatal. */
const RESTART = 4205;
const TIMED_OUT = 4408;

const PING_MS = 20_000;
const PONG_MS = 8_000;
/** After a connection that lasted this long, the backoff starts from the beginning. */
const STABLE_MS = 5_000;
const MAX_WAIT_MS = 5_000;
/** How long the connection stays open without a subscription, so that the next page can reuse it. */
const IDLE_MS = 3_000;

/**
 * One lazy WebSocket for all subscriptions. It reconnects as long as there is a subscription, with the current token,
 * and announces each reconnection.
 */
export function createLiveConnection(session: TokenSource, url: string, idleMs = IDLE_MS): Client {
  let socket: WebSocket | null = null;
  let failures = 0;
  /** Null while disconnected. */
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
    retryWait: () => retryTime(waitMs(failures)),
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: (opened, _payload, wasRetry) => {
        connectedAt = Date.now();
        if (wasRetry) announceReconnection();
        // Sent after the subscriptions: the pong then says that the server is listening for them.
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

/** Exponential backoff with jitter, so that the clients of a restarted server do not reconnect at once. */
function waitMs(failures: number): number {
  // Offline, the `online` event ends the wait.
  const bound = navigator.onLine === false ? MAX_WAIT_MS : Math.min(250 * 2 ** failures, MAX_WAIT_MS);
  return bound * (0.2 + 0.8 * Math.random());
}
