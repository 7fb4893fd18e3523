import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Subject } from 'rxjs';
import { createCache } from '../../src/graphql/cache';
import { readListRows } from '../../src/graphql/list-rows';
import { streamListKey } from '../../src/features/timelines/live/live-source';
import { StreamDocument } from '../../src/features/timelines/feeds/Stream.generated';

export interface TestQuack {
  id: string;
  isOwn?: boolean;
}

interface PageVariables {
  first: number;
  after?: string | null;
  newerThan?: string | null;
}

const START = Date.UTC(2026, 5, 1, 12);

/** The id of a quack made some seconds after the start, as UUIDs of version 7 are. */
export function idAt(seconds: number): string {
  const hex = (START + seconds * 1_000).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001`;
}

export const quack = ({ id, isOwn = false }: TestQuack) => ({
  __typename: 'Post' as const,
  id,
  content: `Quack ${id}`,
  language: null,
  contentWarning: null,
  visibility: 'PUBLIC' as const,
  unlessPlain: null,
  createdAt: '2026-06-01T12:00:00.000Z',
  replyCount: 0,
  quote: null,
  quoteCount: 0,
  poll: null,
  linkCard: null,
  ownThread: null,
  entities: [],
  media: [],
  nodCount: 0,
  viewerHasNodded: false,
  viewerHasPinned: false,
  requackCount: 0,
  viewerHasRequacked: false,
  requackOf: null,
  isReply: false,
  parent: null,
  author: {
    __typename: 'User' as const,
    id: isOwn ? 'ada' : 'bea',
    handle: isOwn ? 'ada' : 'bea',
    displayName: '',
    imageUrl: null,
    viewerFollowState: 'NONE',
    viewerIsSelf: isOwn,
  },
});

/** A server with one stream, and a client that reads it. */
export class StreamServer {
  /** Newest first. */
  quacks: TestQuack[] = [];
  requests = 0;
  /** Quacks in all responses. */
  sent = 0;
  isAway = false;
  /** Responses are computed at once, and sent when this resolves. */
  sending: Promise<unknown> | null = null;
  private readonly live = new Subject<TestQuack>();

  readonly client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink((operation) =>
      operation.operationType === OperationTypeNode.SUBSCRIPTION
        ? this.subscription()
        : this.page(operation.variables as PageVariables),
    ),
  });

  /** Adds a quack and notifies subscribers. */
  publish(one: TestQuack): void {
    this.quacks.unshift(one);
    this.live.next(one);
  }

  /** Adds quacks without notifying anyone. */
  publishUnheard(...ids: string[]): void {
    this.quacks.unshift(...ids.map((id) => ({ id })));
  }

  async load(): Promise<void> {
    const variables = { feed: 'EVERYONE' as const, first: 20 };
    await this.client.query({ query: StreamDocument, variables, fetchPolicy: 'network-only' });
  }

  /** The stream's query as its hook returns it. */
  streamQuery() {
    const variables = { feed: 'EVERYONE' as const, first: 20 };
    return {
      client: this.client,
      observable: this.client.watchQuery({ query: StreamDocument, variables, fetchPolicy: 'standby' }),
    };
  }

  /** Resolves once the list has that length. */
  async grown(length: number): Promise<void> {
    while (this.shown().length < length) await new Promise(setImmediate);
  }

  /** What the reader's list shows. */
  shown(): readonly string[] {
    return readListRows(this.client.cache, streamListKey('EVERYONE'))?.ids ?? [];
  }

  private subscription(): Observable<ApolloLink.Result> {
    return new Observable((observer) => {
      const subscription = this.live.subscribe((one) => observer.next({ data: { postAdded: quack(one) } }));
      return () => subscription.unsubscribe();
    });
  }

  private page({ first, after, newerThan }: PageVariables): Observable<ApolloLink.Result> {
    this.requests += 1;
    return new Observable((observer) => {
      if (this.isAway) return observer.error(new TypeError('Failed to fetch'));
      const start = after ? this.quacks.findIndex(({ id }) => id === after) + 1 : 0;
      const listed = this.quacks.filter(({ id }) => !newerThan || id > newerThan);
      const found = listed.slice(start, start + first);
      this.sent += found.length;
      const edges = found.map((one) => ({ __typename: 'PostEdge', cursor: one.id, node: quack(one) }));
      const hasNextPage = start + first < listed.length;
      const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: found.at(-1)?.id ?? null };
      const answer = () => {
        observer.next({ data: { stream: { __typename: 'PostConnection', edges, pageInfo } } });
        observer.complete();
      };
      if (this.sending) void this.sending.then(answer);
      else answer();
    });
  }
}
