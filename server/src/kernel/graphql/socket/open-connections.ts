import { addressKey } from '../../limits/limit-keys.js';
import type { Authenticator } from '../../request/authenticator.js';
import type { SignedInViewer } from '../../request/viewer.js';
import { ConnectionRegistry } from './connection-registry.js';
import { CLOSE, type SocketLimits } from './socket-limits.js';

/** A socket, or a response that never ends, over which a client is told of events. */
export interface OpenConnection {
  readonly isOpen: boolean;
  /** Runs `clean` when it closes; at once where it has closed already. */
  onClose(clean: () => void): void;
  /** @param code of `CLOSE` */
  close(code: number, reason: string): void;
}

/** All connections that stay open, whatever they speak: counts them, closes them with their sessions, and all at the end. */
export class OpenConnections {
  readonly registry: ConnectionRegistry;
  private readonly open = new Set<OpenConnection>();
  private closing = false;

  constructor(
    private readonly authenticator: Authenticator,
    limits: SocketLimits,
  ) {
    this.registry = new ConnectionRegistry(limits);
  }

  /** Counts a connection that is about to open. @returns a function that removes it, or why it is refused */
  register(ip: string): (() => void) | 'full' | 'address' {
    return this.closing ? 'full' : this.registry.register(addressKey(ip));
  }

  /** From now on it is closed when the server stops. */
  add(connection: OpenConnection): void {
    this.open.add(connection);
    connection.onClose(() => this.open.delete(connection));
  }

  /**
   * Binds a connection to a session: the end of the session closes it. The expiry of an access token alone does not.
   * @returns false where the person has too many, or it has closed
   */
  bind(connection: OpenConnection, viewer: Pick<SignedInViewer, 'id' | 'sessionId'>): boolean {
    if (!connection.isOpen) return false;
    const unregister = this.registry.registerUser(viewer.id);
    if (!unregister) return false;
    connection.onClose(unregister);
    connection.onClose(
      this.authenticator.onSessionEnded(viewer.sessionId, () => connection.close(CLOSE.forbidden, 'Forbidden')),
    );
    return true;
  }

  /** Closes all with a code that lets clients reconnect; resolves when all are closed. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(
      [...this.open].map(
        (connection) =>
          new Promise<void>((resolve) => {
            connection.onClose(resolve);
            connection.close(CLOSE.restart, 'Service restart');
          }),
      ),
    );
  }
}
