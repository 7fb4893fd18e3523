import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { liveThreadOf } from '../../src/features/timelines/thread/live-thread';
import { ThreadDocument } from '../../src/features/timelines/thread/Thread.generated';
import { createCache } from '../../src/graphql/cache';
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

/** A server with one thread with one reply, and a client that subscribes to it. */
class ThreadServer {
  requests = 0;
  /** Responses are sent when this resolves. */
  sending = Promise.resolve();

  readonly client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink(({ operationType }) =>
      operationType === OperationTypeNode.SUBSCRIPTION ? new Observable(() => undefined) : this.answer(),
    ),
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

  private answer(): Observable<ApolloLink.Result> {
    this.requests += 1;
    const { sending } = this;
    const post = quack({ id: OLD });
    const reply = { __typename: 'ThreadReply', postId: OLD, parentId: ROOT, depth: 1, hasMore: false, post };
    const thread = { __typename: 'Thread', post: quack({ id: ROOT }), ancestors: [], flatReplies: [reply] };
    return new Observable((observer) => {
      void sending.then(() => {
        observer.next({ data: { thread } });
        observer.complete();
      });
    });
  }
}

describe('a thread that is asked for again', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps a reply that was written after the server read its answer', async () => {
    jest.useFakeTimers();
    const server = new ThreadServer();
    await server.load();
    const answer = Promise.withResolvers<void>();
    server.sending = answer.promise;
    liveThreadOf(server.client, ROOT).watch('RELEVANT');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.requests).toBe(2);

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
