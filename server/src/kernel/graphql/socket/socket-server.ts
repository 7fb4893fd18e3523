import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Settings } from '../../config/settings.js';
import { addressKey, clientAddress } from '../../limits/limit-keys.js';
import { languageOf } from '../../request/language.js';
import { DocumentReader } from '../module/document-reader.js';
import { ConnectionRegistry } from './connection-registry.js';
import { SocketConnection } from './socket-connection.js';
import { CLOSE, SOCKET_LIMITS, type SocketLimits } from './socket-limits.js';
import { socketOperations, type SocketParts } from './socket-operations.js';
import { isAllowedOrigin, isPath, refuseUpgrade } from './socket-upgrade.js';

const PATH = '/graphql';

/** GraphQL over WebSocket (graphql-transport-ws), on the port of the HTTP server. */
export class SocketServer {
  private readonly registry: ConnectionRegistry;
  private readonly connections = new Set<SocketConnection>();
  private readonly sockets: WebSocketServer;
  private readonly graphql: ReturnType<
    typeof makeServer<Record<string, unknown> | undefined, { connection: SocketConnection }>
  >;
  private closing = false;

  constructor(
    private readonly settings: Pick<Settings, 'PUBLIC_URL' | 'CORS_ORIGINS' | 'TRUST_PROXY'>,
    private readonly parts: SocketParts,
    private readonly limits: SocketLimits = SOCKET_LIMITS,
  ) {
    this.registry = new ConnectionRegistry(limits);
    this.sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
      handleProtocols,
    });
    this.graphql = makeServer(socketOperations(parts, new DocumentReader(), this.registry, limits));
  }

  /** Handles every upgrade request: a socket at /graphql, a refusal anywhere else. */
  attach(server: HttpServer): void {
    // Other protocols get a plain HTTP response, which clients such as curl (h2c) accept.
    Object.assign(server, {
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Without a listener, an error of the connection would end the process.
      socket.on('error', () => socket.destroy());
      void this.upgrade(request, socket, head);
    });
  }

  /** Open sockets. */
  get size(): number {
    return this.registry.size;
  }

  /** Open subscriptions. */
  get subscriptions(): number {
    return this.registry.subscriptions;
  }

  /** Closes all sockets with a code that lets clients reconnect; resolves when all are closed. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(
      [...this.connections].map(
        (connection) =>
          new Promise<void>((resolve) => {
            connection.onClose(resolve);
            connection.close(CLOSE.restart, 'Service restart');
          }),
      ),
    );
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!isPath(request, PATH)) {
      refuseUpgrade(socket, 404);
      return;
    }
    if (!isAllowedOrigin(request.headers, this.settings)) {
      refuseUpgrade(socket, 403);
      return;
    }
    const ip = clientAddress(request, this.settings.TRUST_PROXY);
    if (this.parts.network.refuses(ip)) {
      refuseUpgrade(socket, 403);
      return;
    }
    if (await this.exceedsRateLimit(ip)) {
      refuseUpgrade(socket, 429);
      return;
    }
    const unregister = this.closing ? 'full' : this.registry.register(addressKey(ip));
    if (typeof unregister === 'string') {
      refuseUpgrade(socket, unregister === 'full' ? 503 : 429);
      return;
    }
    // Also where the handshake fails.
    socket.once('close', unregister);
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => this.open(webSocket, request, ip));
  }

  /** Opening a socket counts as a request. */
  private async exceedsRateLimit(ip: string): Promise<boolean> {
    try {
      await this.parts.limiter.admitAddress(addressKey(ip));
      return false;
    } catch {
      return true;
    }
  }

  private open(socket: WebSocket, request: IncomingMessage, ip: string): void {
    const connection = new SocketConnection(
      socket,
      {
        ip,
        userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
        language: languageOf(request.headers['accept-language']),
      },
      this.limits,
    );
    this.connections.add(connection);
    connection.onClose(() => this.connections.delete(connection));
    const closed = this.graphql.opened(connection.transport(), { connection });
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  }
}
