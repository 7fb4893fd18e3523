import type { IncomingMessage } from 'node:http';
import type { SocketConnection } from './socket-connection.js';

/** What is served over sockets at a path of its own, beside GraphQL. Pages of any origin may open them, so a token has to decide. */
export interface SocketEndpoint {
  /**
   * Decides on an upgrade request before the handshake.
   * @returns what begins to serve the socket
   * @throws AppError with whose status the handshake is refused
   */
  admit(request: IncomingMessage): Promise<(connection: SocketConnection) => void>;
}
