import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { liveThreadOf } from '../../src/features/timelines/thread/live-thread';
import { ThreadDocument } from '../../src/features/timelines/thread/Thread.generated';
import { createCache } from '../../src/graphql/cache';
import { announceReconnection } from '../../src/graphql/reconnections';
import { addReply } from '../../src/graphql/thread-edits';
import { idAt, quack } from '../timelines/stream-server';

const [ROOT, OLD, NEW] = [idAt(10), idAt(20), idAt(30)];

const SHOWN = gql`
  query Shown($id: ID!) {
    thread(postId: $id, maxDepth: 3, sort: RELEVANT) {
      flatReplies {
        postId
      }
    }
  }
`;

const READ_AT = '2026-06-01T12:00:25.000Z';

/** A server with one thread with one reply, and a client that subscribes to it. */
class ThreadServer {
  /** The names of the queries, and those of NewReplies with the time. */
  readonly requests: string[] = [];
  newReplies: readonly string[] = [];
  /** Responses are sent when this resolves. */
  sending = Promise.resolve();

  readonly client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink(({ operationType, operationName, variables }) => {
      if (operationType === OperationTypeNode.SUBSCRIPTION) return new Observable(() => undefined);
      const since = variables['since'] as string | undefined;
      this.requests.push([operationName, since].filter(Boolean).join(' '));
      return this.answer(since === undefined ? { thread: this.thread() } : { newReplies: this.added() });
    }),
  });

  load() {
    return this.client.query({
      query: ThreadDocument,
      variables: { id: ROOT, sort: 'RELEVANT' },
      fetchPolicy: 'network-only',
    });
  }

  shown(): string[] {
    const found = this.client.cache.readQuery<{ thread: { flatReplies: { postId: string }[] } }>({
      query: SHOWN,
      variables: { id: ROOT },
    });
    return (found?.thread.flatReplies ?? []).map(({ postId }) => postId);
  }

  private thread() {
    const post = quack({ id: OLD });
    const reply = { __typename: 'ThreadReply', postId: OLD, parentId: ROOT, depth: 1, hasMore: false, post };
    return { __typename: 'Thread', readAt: READ_AT, post: quack({ id: ROOT }), ancestors: [], flatReplies: [reply] };
  }

  private added() {
    return this.newReplies.map((id) => ({ ...quack({ id }), isReply: true, parent: quack({ id: ROOT }) }));
  }

  private answer(data: Record<string, unknown>): Observable<ApolloLink.Result> {
    const { sending } = this;
    return new Observable((observer) => {
      void sending.then(() => {
        observer.next({ data });
        observer.complete();
      });
    });
  }
}

const ASK_NEW = `NewReplies ${READ_AT}`;

describe('a thread', () => {
  let server: ThreadServer;

  beforeEach(async () => {
    jest.useFakeTimers();
    server = new ThreadServer();
    await server.load();
    liveThreadOf(server.client, ROOT).watch('RELEVANT');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked for once: later only what is new since it was read', async () => {
    server.newReplies = [NEW];

    await jest.advanceTimersByTimeAsync(5_000);

    expect(server.requests).toEqual(['Thread', ASK_NEW]);
    expect(server.shown()).toEqual([OLD, NEW]);
  });

  it('keeps a reply once that it has already', async () => {
    server.newReplies = [OLD];

    await jest.advanceTimersByTimeAsync(5_000);

    expect(server.shown()).toEqual([OLD]);
  });

  it('is asked for again where very much is new', async () => {
    server.newReplies = Array.from({ length: 20 }, (_, n) => idAt(100 + n));

    await jest.advanceTimersByTimeAsync(5_000);

    expect(server.requests).toEqual(['Thread', ASK_NEW, 'Thread']);
  });

  it('is asked for again after the connection was away, and keeps a reply that was written after that was read', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    const answer = Promise.withResolvers<void>();
    server.sending = answer.promise;
    announceReconnection();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.requests).toEqual(['Thread', ASK_NEW, 'Thread']);

    server.client.cache.writeFragment({
      id: `Post:${NEW}`,
      fragment: gql`
        fragment Written on Post {
          id
        }
      `,
      data: { __typename: 'Post', id: NEW },
    });
    addReply(server.client.cache, { __typename: 'Post', id: NEW }, ROOT);
    answer.resolve();
    await jest.advanceTimersByTimeAsync(0);

    expect(server.shown()).toEqual([OLD, NEW]);
  });
});
