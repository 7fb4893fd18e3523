import { KEPT_AT_HEADER } from './messages';

/** Where the answers of one person lie; the part behind it is their id. */
const PREFIX = 'answers-';
/** Answers of one person, the newest. */
const MOST = 12;

type Later = (work: Promise<unknown>) => void;

/**
 * The last answers of the server to a few questions, so that they can be read without a network. Each person's lie apart, and
 * are given to nobody whose token is not theirs. The network always comes first.
 */
export class KeptAnswers {
  /** Counts how often everything was forgotten: what was asked before that is not kept after it. */
  private age = 0;

  constructor(
    private readonly storage: Pick<CacheStorage, 'open' | 'keys' | 'delete'>,
    private readonly fetch: (request: Request) => Promise<Response>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param later takes the work that outlasts the answer
   * @returns the answer of the network; where there is none, what was kept, with its age in a header. Rejects as fetch does,
   * where nothing is kept either
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
      const kept = await (await this.storage.open(PREFIX + owner)).match(await addressOf(body));
      if (!kept) throw error;
      return kept;
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
    // Deleted first, so that the oldest keys are those that were asked least lately.
    await cache.delete(address);
    await cache.put(address, new Response(text, { headers }));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
    if (age !== this.age) await this.storage.delete(PREFIX + owner);
  }
}

/** Removes what is kept of anybody, also where no worker runs. */
export async function forgetAnswers(storage: Pick<CacheStorage, 'keys' | 'delete'>, except?: string): Promise<void> {
  const names = await storage.keys();
  const gone = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + except);
  await Promise.all(gone.map((name) => storage.delete(name)));
}

/** Whose token it is. Only the server can say whether it is valid; here it merely tells people apart. */
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

/** One address for one question, as a cache wants it. */
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
