import { createClient, type Client as SocketClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** What the server answers has the shape that the test asked for; a wrong guess fails the test. */
export type Json = ReturnType<typeof JSON.parse>;

export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data: Json;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, Json> }[];
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Asks the server as someone: over GraphQL, REST and WebSocket, each through its public door. */
export class Client {
  constructor(
    private readonly url: string,
    private readonly token: string | null,
  ) {}

  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.authorization(), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
    return { status: answer.status, headers: answer.headers, data, errors };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.rest('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.rest('POST', path, body, headers);
  }

  put(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.rest('PUT', path, body, headers);
  }

  delete(path: string, headers: Record<string, string> = {}): Promise<RestAnswer> {
    return this.rest('DELETE', path, undefined, headers);
  }

  /** A path below /api; a FormData body goes as multipart, a string as it is, anything else as JSON. What is answered in another type is its text. */
  async rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...this.authorization(), ...headers },
      body:
        body === undefined
          ? undefined
          : body instanceof FormData || typeof body === 'string'
            ? body
            : JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? null : isJson ? JSON.parse(text) : text,
    };
  }

  /** Any address of the server, as it is. */
  raw(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      ...init,
      headers: { ...this.authorization(), ...(init.headers as Record<string, string>) },
    });
  }

  /** A graphql-transport-ws connection that does not come back by itself. Dispose it in the test. */
  socket(): SocketClient {
    return createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      connectionParams: this.authorization(),
      onNonLazyError: () => undefined,
    });
  }

  private authorization(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }
}
