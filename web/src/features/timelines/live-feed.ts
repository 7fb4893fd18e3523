import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { type ListNode, prependNodes } from '../../graphql/cache-edits';
import { onGap } from '../../graphql/reconnections';
import { PostCard_PostFragmentDoc } from '../posts/PostCard.generated';
import { publishingHere } from '../posts/writing/publishing-here';
import { type KnownQuacks, missedIn, newestFirst } from './missed';
import type { LiveSource, SourcePage } from './live-source';

/** Most quacks that wait in the pill; beyond them showing begins the list anew. */
const MOST_WAITING = 100;
const MOST_PAGES = 3;
/** How long a feed that nobody looks at goes on listening, so that coming back needs no request. */
const IDLE_MS = 10 * 60_000;

export interface Waiting {
  count: number;
  /** More was missed than is kept here: showing it means loading the list anew. */
  isGap: boolean;
}

const nothing: Waiting = { count: 0, isGap: false };

/** What came into a list of quacks since it was loaded. It waits here until the reader asks for it. */
export class LiveFeed {
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, ListNode>();
  private readonly cache: InMemoryCache;
  private shown: Waiting = nothing;
  private isGap = false;
  private catchingUp = false;
  /** It was time to look for what was missed, and the list was not there yet. */
  private owesCatchUp = false;
  private end: (() => void) | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: Pick<ApolloClient, 'cache' | 'subscribe' | 'watchQuery'>,
    private readonly source: LiveSource,
  ) {
    if (!(client.cache instanceof InMemoryCache)) throw new TypeError('Live feeds need an InMemoryCache');
    this.cache = client.cache;
  }

  /** Listens to the server while anybody listens here, and for a while after. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    clearTimeout(this.idle);
    if (this.end === null) this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.idle = setTimeout(() => this.stop(), IDLE_MS);
    };
  };

  read = (): Waiting => this.shown;

  /** Puts what waits before the list. @returns false where the list has to be loaded anew instead */
  show(): boolean {
    const isWhole = !this.isGap;
    if (isWhole) prependNodes(this.cache, this.source.place, [...this.waiting.values()].sort(newestFirst));
    this.forgetWaiting();
    return isWhole;
  }

  /** The list was loaded anew: nothing is missing from it. */
  forgetWaiting(): void {
    for (const node of [...this.waiting.values()]) this.drop(node);
    this.isGap = false;
    this.announce();
  }

  /** The list has come: what waited and stands in it is not new any more. */
  settle(): void {
    const known = this.listed();
    if (known === null) return;
    for (const [id, node] of this.waiting) if (known.has(id)) this.drop(node);
    this.announce();
    if (this.owesCatchUp) void this.catchUp();
  }

  /** Ends everything, for another person's session. */
  stop(): void {
    clearTimeout(this.idle);
    this.end?.();
    this.end = null;
    this.forgetWaiting();
  }

  /** Looks for quacks that came while nobody was listening. */
  async catchUp(): Promise<void> {
    const known = this.known();
    this.owesCatchUp = known === null;
    if (this.catchingUp || known === null) return;
    this.catchingUp = true;
    try {
      await this.fetchMissed(known);
    } catch {
      // Still away: the next return of the connection tries again.
    } finally {
      this.catchingUp = false;
    }
  }

  private start(): void {
    const subscription = this.source.subscribe(this.client).subscribe({
      next: ({ data }) => {
        if (!data) return;
        const { author, ...post } = data.postAdded;
        // The answer to this tab's own request brings its quack to the front.
        if (author.viewerIsSelf && publishingHere.read()) return;
        this.add([{ __typename: post.__typename, id: post.id }]);
      },
      // Refused for good, such as after the session ended. The list still works; the next visit subscribes again.
      error: () => {
        this.end?.();
        this.end = null;
      },
    });
    const endGaps = onGap(() => void this.catchUp(), { isNew: true });
    this.end = () => {
      subscription.unsubscribe();
      endGaps();
      this.owesCatchUp = false;
    };
  }

  private add(nodes: readonly ListNode[]): void {
    const known = this.known();
    for (const node of nodes) {
      if (known?.has(node.id)) continue;
      this.waiting.set(node.id, node);
      // Waiting here and standing in no list, it would be swept out of the cache.
      this.cache.retain(this.cacheId(node));
    }
    if (this.waiting.size > MOST_WAITING) this.isGap = true;
    this.announce();
  }

  private async fetchMissed(known: KnownQuacks): Promise<void> {
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { edges, pageInfo } = await this.source.fetchPage(this.client, after);
      const { missed, isConnected } = missedIn(
        edges.map(({ node }) => node.id),
        pageInfo.hasNextPage,
        known,
      );
      const found = edges.filter(({ node }) => missed.includes(node.id)).map(({ node }) => node);
      for (const node of found) this.store(node);
      this.add(found.map(({ __typename, id }) => ({ __typename, id })));
      if (isConnected) return;
      after = pageInfo.endCursor;
    }
    this.isGap = true;
    this.announce();
  }

  private store(node: SourcePage['edges'][number]['node']): void {
    this.cache.writeFragment({
      id: this.cacheId(node),
      fragment: PostCard_PostFragmentDoc,
      fragmentName: 'PostCard_post',
      data: node,
    });
  }

  /** What the reader has: the list and what waits. Null where no list was loaded. */
  private known(): KnownQuacks | null {
    const ids = this.listed();
    if (ids === null) return null;
    for (const id of this.waiting.keys()) ids.add(id);
    const newest = [...ids].reduce<string | null>((best, id) => (best === null || id > best ? id : best), null);
    return { has: (id) => ids.has(id), newest };
  }

  private listed(): Set<string> | null {
    const list = this.source.read(this.cache);
    return list && new Set(list);
  }

  private drop(node: ListNode): void {
    this.waiting.delete(node.id);
    this.cache.release(this.cacheId(node));
  }

  private cacheId(node: ListNode): string {
    return `${node.__typename}:${node.id}`;
  }

  /** Until the list is there, nobody can tell what is new. */
  private announce(): void {
    const count = this.listed() === null ? 0 : this.waiting.size;
    this.shown = count === 0 && !this.isGap ? nothing : { count, isGap: this.isGap };
    for (const listener of [...this.listeners]) listener();
  }
}
