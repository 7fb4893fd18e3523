/** Limits of sockets; tests use smaller ones. */
export const SOCKET_LIMITS = {
  socketsPerAddress: 50,
  socketsPerUser: 10,
  sockets: 5_000,
  subscriptionsPerSocket: 20,
  /** Of visitors: four for each socket that an address may have, which is more than a tab of the web client opens. */
  visitorSubscriptionsPerAddress: 200,
  /** Bytes of one message from a client. */
  messageBytes: 64 * 1_024,
  messagesPerMinute: 100,
  /** Until connection_init must have arrived. */
  initMs: 3_000,
  pingMs: 30_000,
  /** Until a ping must be answered. */
  pongMs: 10_000,
  /** Bytes buffered for a slow reader. */
  sendBufferBytes: 1_024 * 1_024,
  /** Until a closing socket is terminated. */
  closeMs: 2_000,
};

export type SocketLimits = typeof SOCKET_LIMITS;

/** Without rate limits, for load tests, one address or user may have all the sockets. */
export function socketLimits({ RATE_LIMITS }: { RATE_LIMITS: boolean }): SocketLimits {
  const { sockets } = SOCKET_LIMITS;
  if (RATE_LIMITS) return SOCKET_LIMITS;
  return {
    ...SOCKET_LIMITS,
    socketsPerAddress: sockets,
    socketsPerUser: sockets,
    visitorSubscriptionsPerAddress: Infinity,
  };
}

/** Close codes after which clients can reconnect; graphql-ws's client treats most others as fatal. */
export const CLOSE = {
  /** The server restarts. */
  restart: 1012,
  /** Too many sockets, too many messages, too slow a reader. */
  later: 1013,
  badRequest: 4400,
  /** A bad token, or an ended session: reconnect with a new token. */
  forbidden: 4403,
  fault: 4500,
} as const;
