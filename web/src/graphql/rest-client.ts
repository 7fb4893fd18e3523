import { RestError } from './errors';
import type { TokenSource } from './token-source';

interface Envelope<Data> {
  succeeded: boolean;
  data: Data;
  messages: string[];
}

/** Uploads files, which GraphQL does not accept. */
export type RestCall = <Data>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: FormData) => Promise<Data>;

/** Downloads files, by a POST of JSON or by a GET. */
export type RestFileCall = (path: string, body?: object) => Promise<Blob>;

/** A single attempt. Rejects with a RestError if there is no response. */
export type Send = (
  method: string,
  path: string,
  body: FormData | string | null,
  token: string | null,
) => Promise<Response>;

/** @returns the data of the envelope; rejects with a RestError. A token that the server refuses is refreshed once. */
export function createRestCall(session: TokenSource, send: Send = sendByFetch): RestCall {
  return async <Data>(method: string, path: string, body: FormData): Promise<Data> =>
    open<Data>(await answered(session, send, method, path, body));
}

/** Resolves with the whole file; rejects with a RestError, also if the download breaks off. */
export function createRestFileCall(session: TokenSource, send: Send = sendByFetch): RestFileCall {
  return async (path, body) => {
    const response = await (body === undefined
      ? answered(session, send, 'GET', path, null)
      : answered(session, send, 'POST', path, JSON.stringify(body)));
    if (!response.ok) return open<never>(response);
    return response.blob().catch(() => {
      throw new RestError(0, []);
    });
  };
}

async function answered(
  session: TokenSource,
  send: Send,
  method: string,
  path: string,
  body: FormData | string | null,
): Promise<Response> {
  const token = session.token();
  if (token !== null && !session.isUsable(token)) await session.refresh(token);
  const first = session.token();
  const response = await send(method, path, body, first);
  if (response.status !== 401 || first === null) return response;

  const outcome = await session.refresh(first);
  if (outcome === 'unreachable') throw new RestError(0, []);
  return send(method, path, body, session.token());
}

async function sendByFetch(
  method: string,
  path: string,
  body: FormData | string | null,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  return fetch(`/api${path}`, { method, body, headers }).catch(() => {
    throw new RestError(0, []);
  });
}

async function open<Data>(response: Response): Promise<Data> {
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (response.ok && envelope?.succeeded) return envelope.data;
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  throw new RestError(response.status, envelope?.messages ?? [], retryAfter);
}
