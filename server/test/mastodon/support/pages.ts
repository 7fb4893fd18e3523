import type { Client, Json } from '../../api/support/client.js';

/** The addresses of a Link header, below /api. */
export function linksOf(headers: Headers): { next?: string; prev?: string } {
  const links: Record<string, string> = {};
  for (const [, address, rel] of (headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)) {
    const { pathname, search } = new URL(address!);
    links[rel!] = `${pathname.replace(/^\/api/, '')}${search}`;
  }
  return links;
}

export interface ReadPages {
  /** In the order in which they came. */
  readonly pages: Json[][];
  /** The link that leads further in the other direction, of each page. */
  readonly others: (string | undefined)[];
}

/** Follows the links from a page to the end. @param between runs after each page */
export async function followed(
  client: Client,
  path: string,
  rel: 'next' | 'prev' = 'next',
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ReadPages> {
  const pages: Json[][] = [];
  const others: (string | undefined)[] = [];
  let at: string | undefined = path;
  while (at !== undefined) {
    const { status, headers, body } = await client.get(at);
    if (status !== 200) throw new Error(`${at} answered ${status}: ${JSON.stringify(body)}`);
    const links = linksOf(headers);
    if ((body as Json[]).length > 0) {
      pages.push(body as Json[]);
      others.push(links[rel === 'next' ? 'prev' : 'next']);
    }
    at = links[rel];
    if (pages.length > 100) throw new Error(`${path} has no end.`);
    await between();
  }
  return { pages, others };
}

export const idsOf = (rows: readonly Json[]): string[] => rows.map(({ id }) => id as string);
