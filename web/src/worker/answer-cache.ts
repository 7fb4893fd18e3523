import { KEPT_AT_HEADER } from './messages';

/** The prefix of the caches, one per user id. */
const PREFIX = 'answers-';
/** The number of responses stored per user. */
const MAX_ANSWERS = 80;

type Later = (work: Promise<unknown>) => void;

/**
 * Stores the latest responses to the queries of social pages, for use offline. Each user has a cache of their own, which only their
 * token opens. The network always comes first.
 */
export class AnswerCache {
  /** Incremented by `forget`: a response that was requested before it is not stored after it. */
  private age = 0;

  constructor(
    private readonly storage: Pick<CacheStorage, 'open' | 'keys' | 'delete'>,
    private readonly fetch: (request: Request) => Promise<Response>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param later receives work that continues after the response
   * @returns the response of the network; offline, the stored one, with its time in a header. Rejects like `fetch` if
   * nothing is stored
   */
  async answer(request: Request, later: Later): Promise<Response> {
    const age = this.age;
    const owner = ownerOf(request.headers.get('authorization'));
    if (owner === null) return this.fetch(request);
    const body = await request.clone().text();
    try {
      const response = await this.fetch(request);
      if (response.ok) later(this.keep(owner, body, response.clone(), age));
      return response;
    } catch (error) {
      const stored = await (await this.storage.open(PREFIX + owner)).match(await addressOf(body));
      if (!stored) throw error;
      return stored;
    }
  }

  async forget(): Promise<void> {
    this.age += 1;
    await forgetAnswers(this.storage);
  }

  private async keep(owner: string, body: string, response: Response, age: number): Promise<void> {
    const text = await response.text();
    if (!isWhole(text)) return;
    const address = await addressOf(body);
    const cache = await this.storage.open(PREFIX + owner);
    const headers = {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      [KEPT_AT_HEADER]: String(this.now()),
    };
    // Deleted first, so that the keys are ordered by last use.
    await cache.delete(address);
    await cache.put(address, new Response(text, { headers }));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ANSWERS)).map((key) => cache.delete(key)));
    if (age !== this.age) await this.storage.delete(PREFIX + owner);
  }
}

/** Removes the stored responses of all users but one, even without a worker. */
export async function forgetAnswers(storage: Pick<CacheStorage, 'keys' | 'delete'>, except?: string): Promise<void> {
  const names = await storage.keys();
  const gone = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + except);
  await Promise.all(gone.map((name) => storage.delete(name)));
}

/** The user id of a token. It is not verified here: it only separates the caches. */
function ownerOf(authorization: string | null): string | null {
  try {
    const claims = authorization?.split('.')[1];
    if (!claims) return null;
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}

/** The cache key of a request body. */
async function addressOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/kept-answers/${name}`;
}

function isWhole(text: string): boolean {
  try {
    const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
    return Boolean(data) && errors === undefined;
  } catch {
    return false;
  }
}
