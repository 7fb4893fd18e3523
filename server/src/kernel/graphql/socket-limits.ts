/** What sockets may do. The manual prints these; tests use smaller ones. */
export const SOCKET_LIMITS = {
  socketsPerAddress: 50,
  socketsPerUser: 10,
  sockets: 5_000,
  subscriptionsPerSocket: 20,
  /** Bytes of one message from a client. */
  messageBytes: 64 * 1_024,
  messagesPerMinute: 100,
  /** Until connection_init must have come. */
  initMs: 3_000,
  pingMs: 30_000,
  /** Until a ping must be answered. */
  pongMs: 10_000,
  /** Bytes that wait for a slow reader. */
  sendBufferBytes: 1_024 * 1_024,
  /** Until a closing socket is cut off. */
  closeMs: 2_000,
};

export type SocketLimits = typeof SOCKET_LIMITS;

/** Where rates are not limited, for load tests, one address or person may have all the sockets. */
export function socketLimits({ RATE_LIMITS }: { RATE_LIMITS: boolean }): SocketLimits {
  const { sockets } = SOCKET_LIMITS;
  return RATE_LIMITS ? SOCKET_LIMITS : { ...SOCKET_LIMITS, socketsPerAddress: sockets, socketsPerUser: sockets };
}

/** Close codes after which clients may come back; graphql-ws's client takes most others for final. */
export const CLOSE = {
  /** The server restarts. */
  restart: 1012,
  /** Too many sockets, too many messages, too slow a reader. */
  later: 1013,
  badRequest: 4400,
  /** A bad token, or a session that ended: come back with a new one. */
  forbidden: 4403,
  fault: 4500,
} as const;
