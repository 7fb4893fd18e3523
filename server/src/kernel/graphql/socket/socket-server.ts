import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer } from 'graphql-ws';
import { Logger } from '@nestjs/common';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Settings } from '../../config/settings.js';
import { addressKey, clientAddress } from '../../limits/limit-keys.js';
import { languageOf } from '../../request/language.js';
import { DocumentReader } from '../module/document-reader.js';
import { describeError } from '../../errors/describe-error.js';
import { OpenConnections } from './open-connections.js';
import { SocketConnection } from './socket-connection.js';
import type { SocketEndpoint } from './socket-endpoint.js';
import { SOCKET_LIMITS, type SocketLimits } from './socket-limits.js';
import { socketOperations, type SocketParts } from './socket-operations.js';
import { isAllowedOrigin, pathOf, refuseUpgrade } from './socket-upgrade.js';

const PATH = '/graphql';

/** GraphQL over WebSocket (graphql-transport-ws), and other endpoints, on the port of the HTTP server. */
export class SocketServer {
  readonly connections: OpenConnections;
  private readonly logger = new Logger('Sockets');
  private readonly endpoints = new Map<string, SocketEndpoint>();
  private readonly sockets: WebSocketServer;
  private readonly endpointSockets: WebSocketServer;
  private readonly graphql: ReturnType<
    typeof makeServer<Record<string, unknown> | undefined, { connection: SocketConnection }>
  >;

  constructor(
    private readonly settings: Pick<Settings, 'PUBLIC_URL' | 'CORS_ORIGINS' | 'TRUST_PROXY'>,
    private readonly parts: SocketParts,
    readonly limits: SocketLimits = SOCKET_LIMITS,
  ) {
    this.connections = new OpenConnections(parts.authenticator, limits);
    const options = {
      noServer: true,
      clientTracking: false,
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
    };
    this.sockets = new WebSocketServer({ ...options, handleProtocols });
    // Of what a client offers, the first is chosen: browsers hang up without an answer to it.
    this.endpointSockets = new WebSocketServer(options);
    this.graphql = makeServer(socketOperations(parts, new DocumentReader(), this.connections, limits));
  }

  /** Serves sockets at another path, such as `/api/v1/streaming`. */
  serve(path: string, endpoint: SocketEndpoint): void {
    this.endpoints.set(path, endpoint);
  }

  /** Handles every upgrade request: a socket at /graphql and at the paths of endpoints, a refusal anywhere else. */
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
    return this.connections.registry.size;
  }

  /** Open subscriptions. */
  get subscriptions(): number {
    return this.connections.registry.subscriptions;
  }

  /** Closes all sockets with a code that lets clients reconnect; resolves when all are closed. */
  close(): Promise<void> {
    return this.connections.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const path = pathOf(request);
    const endpoint = this.endpoints.get(path);
    if (path !== PATH && !endpoint) {
      refuseUpgrade(socket, 404);
      return;
    }
    if (!endpoint && !isAllowedOrigin(request.headers, this.settings)) {
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
    // What follows waits for its end.
    if (socket.destroyed) return;
    const unregister = this.connections.register(ip);
    if (typeof unregister === 'string') {
      refuseUpgrade(socket, unregister === 'full' ? 503 : 429);
      return;
    }
    // Also where the handshake fails.
    socket.once('close', unregister);
    if (endpoint) await this.upgradeTo(endpoint, request, socket, head, ip);
    else this.sockets.handleUpgrade(request, socket, head, (opened) => this.openGraphql(opened, request, ip));
  }

  private async upgradeTo(
    endpoint: SocketEndpoint,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    ip: string,
  ): Promise<void> {
    try {
      const begin = await endpoint.admit(request);
      this.endpointSockets.handleUpgrade(request, socket, head, (opened) => begin(this.connect(opened, request, ip)));
    } catch (error) {
      const { status } = describeError(error);
      if (status === 500) this.logger.error({ message: 'An upgrade request could not be handled', error });
      refuseUpgrade(socket, status);
    }
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

  private openGraphql(socket: WebSocket, request: IncomingMessage, ip: string): void {
    const connection = this.connect(socket, request, ip);
    const closed = this.graphql.opened(connection.transport(), { connection });
    socket.once('close', (code, reason) => void closed(code, reason.toString()));
  }

  private connect(socket: WebSocket, request: IncomingMessage, ip: string): SocketConnection {
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
    return connection;
  }
}
