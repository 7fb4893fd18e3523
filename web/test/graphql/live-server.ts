import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';

/** A graphql-ws server with one subscription, whose connections a test can see and break. */
export class LiveServer {
  /** The authorization of each connection that was accepted, in order. */
  readonly accepted: unknown[] = [];
  refuses: (authorization: unknown) => boolean = () => false;
  private readonly waiting = new Set<(value: string | GraphQLError) => void>();
  private readonly sockets = new Set<WebSocket>();

  private constructor(private readonly http: Server) {
    const server = new WebSocketServer({ server: http, path: '/graphql' });
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    useServer(
      {
        schema: this.schema(),
        onConnect: ({ connectionParams }) => {
          const authorization = connectionParams?.['authorization'];
          // False closes with 4403.
          if (this.refuses(authorization)) return false;
          this.accepted.push(authorization);
          return true;
        },
      },
      server,
    );
  }

  static async start(): Promise<LiveServer> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return new LiveServer(http);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.http.address() as AddressInfo).port}/graphql`;
  }

  get subscribers(): number {
    return this.waiting.size;
  }

  tell(value: string): void {
    for (const next of [...this.waiting]) next(value);
  }

  /** Ends every subscription with an error; connections stay open. */
  endAll(extensions: Record<string, unknown>): void {
    for (const next of [...this.waiting]) next(new GraphQLError('Not now', { extensions }));
    this.waiting.clear();
  }

  closeAll(code: number): void {
    for (const socket of this.sockets) socket.close(code);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private schema(): GraphQLSchema {
    return new GraphQLSchema({
      query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
      subscription: new GraphQLObjectType({
        name: 'Subscription',
        fields: {
          said: { type: GraphQLString, subscribe: () => this.values(), resolve: (value) => value as string },
        },
      }),
    });
  }

  private values(): AsyncIterableIterator<string> {
    const { waiting } = this;
    const queue: (string | GraphQLError)[] = [];
    let wake: (() => void) | null = null;
    let ended = false;
    const heard = (value: string | GraphQLError) => {
      queue.push(value);
      wake?.();
    };
    waiting.add(heard);
    return {
      async next() {
        if (queue.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
        const value = queue.shift();
        if (value instanceof GraphQLError) throw value;
        return value === undefined ? { done: true, value } : { done: false, value };
      },
      async return() {
        waiting.delete(heard);
        ended = true;
        wake?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}
