import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { type ListNode, prependNodes } from '../../../graphql/cache-edits';
import { readListRows } from '../../../graphql/list-rows';
import { onGap } from '../../../graphql/reconnections';
import { PostCard_PostFragmentDoc } from '../../posts/card/PostCard.generated';
import { publishingHere } from '../../posts/actions/publishing-here';
import { RequackOf_PostFragmentDoc } from '../../posts/requacks/Requack.generated';
import { newestFirst, startOfMissed } from './missed';
import type { LiveSource, SourcePage } from './live-source';

/** The maximum number of posts in the pill; beyond it, showing them reloads the list. */
const MAX_WAITING = 100;
const MAX_PAGES = 5;
/** How long a feed stays subscribed without viewers, so that coming back needs no request. */
const IDLE_MS = 10 * 60_000;

export interface Waiting {
  count: number;
  /** Too much was missed: showing it means reloading the list. */
  isGap: boolean;
}

/** What a list or the subscription brought. */
interface Arrived extends ListNode {
  requackOf: { id: string } | null;
}

const nothing: Waiting = { count: 0, isGap: false };

/** The posts that have arrived since a list was loaded. They wait here until the reader asks for them. */
export class LiveFeed {
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, ListNode>();
  private readonly cache: InMemoryCache;
  private shown: Waiting = nothing;
  private isGap = false;
  private catchingUp = false;
  /** A catch-up is due, but the list is not loaded or another catch-up is running. */
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

  /** Subscribes while there are listeners, and a while longer. */
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

  /** Inserts the waiting posts into the list. @returns false if the list has to be reloaded instead */
  show(): boolean {
    const isWhole = !this.isGap;
    if (isWhole) prependNodes(this.cache, this.source.place, [...this.waiting.values()].sort(newestFirst));
    this.forgetWaiting();
    return isWhole;
  }

  /** Call it after reloading the list: nothing is missing any more. */
  forgetWaiting(): void {
    for (const node of [...this.waiting.values()]) this.drop(node);
    this.isGap = false;
    this.announce();
  }

  /** Call it when the list is loaded: waiting posts in it are not new. */
  onListLoaded(): void {
    const known = this.listed();
    if (known === null) return;
    for (const [id, node] of this.waiting) if (known.has(id)) this.drop(node);
    this.announce();
    if (this.owesCatchUp) void this.catchUp();
  }

  /** Stops everything at the end of a session. */
  stop(): void {
    clearTimeout(this.idle);
    this.end?.();
    this.end = null;
    this.forgetWaiting();
  }

  /** Fetches the posts that arrived without a subscription. */
  async catchUp(): Promise<void> {
    const known = this.known();
    if (this.catchingUp || known === null) {
      this.owesCatchUp = true;
      return;
    }
    this.owesCatchUp = false;
    this.catchingUp = true;
    try {
      await this.fetchMissed(known);
    } catch {
      // Retried with the next reconnection.
    } finally {
      this.catchingUp = false;
    }
    if (this.owesCatchUp) await this.catchUp();
  }

  private start(): void {
    const subscription = this.source.subscribe(this.client).subscribe({
      next: ({ data }) => {
        if (!data) return;
        const { author, ...post } = data.postAdded;
        // The response to this tab's own request inserts the post.
        if (author.viewerIsSelf && (publishingHere.read() || post.requackOf)) return;
        this.add([post]);
      },
      // The refusal is final, such as after the session has ended. The list still works; the next visit subscribes
      // again.
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

  /** A quack that the reader has isn't new because someone requacked it. */
  private add(posts: readonly Arrived[]): void {
    const known = this.known();
    for (const { __typename, id, requackOf } of posts) {
      const original = requackOf?.id ?? id;
      if (known?.has(id) || known?.has(original)) continue;
      known?.add(original);
      const node = { __typename, id };
      this.waiting.set(id, node);
      // Retained, because the garbage collection of the cache would remove a post that is in no list.
      this.cache.retain(this.cacheId(node));
    }
    if (this.waiting.size > MAX_WAITING) this.isGap = true;
    this.announce();
  }

  /** Asks only for what is newer: mostly nothing. */
  private async fetchMissed(known: ReadonlySet<string>): Promise<void> {
    const newest = [...known].sort().at(-1);
    const newerThan = newest === undefined ? null : startOfMissed(newest);
    const rest = this.startOfRest();
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { edges, pageInfo } = await this.source.fetchPage(this.client, after, newerThan);
      const missed = edges.map(({ node }) => node).filter(({ id }) => !known.has(id) && (rest === null || id > rest));
      for (const node of missed) this.store(node);
      this.add(missed);
      if (!pageInfo.hasNextPage) return;
      after = pageInfo.endCursor;
    }
    this.isGap = true;
    this.announce();
  }

  private store({ requackOf, ...node }: SourcePage['edges'][number]['node']): void {
    for (const post of requackOf ? [requackOf, { ...node, requackOf }] : [{ ...node, requackOf }]) {
      this.cache.writeFragment({
        id: this.cacheId(post),
        fragment: PostCard_PostFragmentDoc,
        fragmentName: 'PostCard_post',
        data: post,
      });
    }
  }

  /** The ids that the reader has: the list and the waiting posts, and the originals of requacks. Null if no list is loaded. */
  private known(): Set<string> | null {
    const ids = this.listed();
    for (const id of this.waiting.keys()) ids?.add(id);
    for (const id of [...(ids ?? [])]) ids?.add(this.originalOf(id));
    return ids;
  }

  private originalOf(id: string): string {
    const cacheId = this.cacheId({ __typename: 'Post', id });
    const post = this.cache.readFragment({ id: cacheId, fragment: RequackOf_PostFragmentDoc });
    return post?.requackOf?.id ?? id;
  }

  /** Below this id are the pages that the reader has still to load; null if there are none. In a busy minute, they hold young posts. */
  private startOfRest(): string | null {
    const rows = readListRows(this.cache, this.source.place);
    return rows?.pageInfo.hasNextPage ? (rows.ids.at(-1) ?? null) : null;
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

  /** Nothing can be new until the list is loaded. */
  private announce(): void {
    const count = this.listed() === null ? 0 : this.waiting.size;
    this.shown = count === 0 && !this.isGap ? nothing : { count, isGap: this.isGap };
    for (const listener of [...this.listeners]) listener();
  }
}
