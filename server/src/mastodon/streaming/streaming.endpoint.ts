import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvalidToken, NotSignedIn } from '#kernel/errors/app-error.js';
import type { SocketConnection } from '#kernel/graphql/socket/socket-connection.js';
import { CLOSE } from '#kernel/graphql/socket/socket-limits.js';
import type { SocketEndpoint } from '#kernel/graphql/socket/socket-endpoint.js';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { Authenticator } from '#kernel/request/authenticator.js';
import { bearerToken, bearing } from '#kernel/request/bearer.js';
import { isSignedIn } from '#kernel/request/viewer.js';
import { StreamingSocket } from './streaming-socket.js';
import { Streams } from './streams.js';

const PATH = '/api/v1/streaming';

/** Sockets of the client API. */
@Injectable()
export class StreamingEndpoint implements SocketEndpoint, OnModuleInit {
  constructor(
    private readonly sockets: SocketServer,
    private readonly streams: Streams,
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
  ) {}

  onModuleInit(): void {
    this.sockets.serve(PATH, this);
    this.sockets.serve(`${PATH}/`, this);
  }

  /** @throws InvalidToken, NotSignedIn without a person */
  async admit(request: IncomingMessage): Promise<(connection: SocketConnection) => void> {
    const query = new URLSearchParams(request.url?.split('?', 2)[1]);
    const token = tokenOf(request, query);
    const viewer = await this.authenticator.viewerOf(bearing(token));
    if (!viewer.app) throw new InvalidToken();
    if (!isSignedIn(viewer)) throw new NotSignedIn();
    return (connection) => {
      if (!this.sockets.connections.bind(connection, viewer)) {
        connection.close(CLOSE.later, 'Too many sockets');
        return;
      }
      const { streams, authenticator, limiter } = this;
      const socket = new StreamingSocket(
        { streams, authenticator, limiter, limits: this.sockets.limits },
        connection,
        token,
      );
      if (query.has('stream')) socket.begin(Object.fromEntries(query));
    };
  }
}

/** Browsers can set no header but the name of a protocol. @throws NotSignedIn, InvalidToken */
function tokenOf({ headers }: IncomingMessage, query: URLSearchParams): string {
  const [protocol] = headers['sec-websocket-protocol']?.split(',') ?? [];
  const bare = protocol?.trim() ?? query.get('access_token');
  const token = bearerToken(headers.authorization ?? (bare ? `Bearer ${bare}` : undefined));
  if (token === null) throw new NotSignedIn();
  return token;
}
