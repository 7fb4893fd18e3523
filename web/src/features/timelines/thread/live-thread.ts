import type { ApolloClient } from '@apollo/client';
import { onGap } from '../../../graphql/reconnections';
import type { ReplySort } from '../../../graphql/schema.generated';
import { addReply, onReplyAdded } from '../../../graphql/thread-edits';
import { NewRepliesDocument, ReplyAddedDocument, ThreadDocument } from './Thread.generated';

/** How long a thread stays subscribed without viewers, so that coming back needs no request. */
const IDLE_MS = 10 * 60_000;
/** The maximum number of subscribed threads without viewers. */
const MAX_IDLE = 4;
/** If more replies came before the subscription, the thread is fetched again. */
const MAX_NEW = 20;

/** Adds the new replies of a thread to the cache. */
class LiveThread {
  private watchers = 0;
  private end: (() => void) | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private sort: ReplySort = 'RELEVANT';

  constructor(
    private readonly client: ApolloClient,
    private readonly postId: string,
    private readonly onIdle: () => void,
  ) {}

  /** @param sort the order in which it is shown, and asked for again after a gap */
  watch(sort: ReplySort): () => void {
    this.sort = sort;
    this.watchers += 1;
    clearTimeout(this.idle);
    this.end ??= this.start();
    return () => {
      this.watchers -= 1;
      if (this.watchers > 0) return;
      this.idle = setTimeout(() => this.stop(), IDLE_MS);
      this.onIdle();
    };
  }

  get isIdle(): boolean {
    return this.watchers === 0;
  }

  get isListening(): boolean {
    return this.end !== null;
  }

  stop(): void {
    clearTimeout(this.idle);
    this.end?.();
    this.end = null;
  }

  private start(): () => void {
    const { client, postId: id } = this;
    const subscription = client.subscribe({ query: ReplyAddedDocument, variables: { id } }).subscribe({
      next: ({ data }) => {
        if (data) this.add(data.replyAdded);
      },
      // The refusal is final, such as after the post was deleted. The thread stays; the next visit tries again.
      error: () => this.stop(),
    });
    // The first gap is short: what came since the thread was read. A later one may also hide edits and nods.
    let isFirst = true;
    const endGaps = onGap(
      () => {
        void (isFirst ? this.catchUp() : this.ask());
        isFirst = false;
      },
      { isNew: true },
    );
    return () => {
      subscription.unsubscribe();
      endGaps();
    };
  }

  private add({ id, parent }: { id: string; parent: { id: string } | null }): void {
    if (parent) addReply(this.client.cache, { __typename: 'Post', id }, parent.id);
  }

  /** Fetches the replies since the thread was read. Retried with the next reconnection. */
  private async catchUp(): Promise<void> {
    const { client, postId: id } = this;
    const known = client.cache.readQuery({ query: ThreadDocument, variables: { id, sort: this.sort } });
    const since = known?.thread?.readAt;
    if (since === undefined) return this.ask();
    const { data } = await client
      .query({ query: NewRepliesDocument, variables: { id, since, first: MAX_NEW }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (data === undefined) return;
    if (data.newReplies.length === MAX_NEW) return this.ask();
    for (const reply of data.newReplies) this.add(reply);
  }

  /** Fetches the thread again. Retried with the next reconnection. */
  private async ask(): Promise<void> {
    const { cache } = this.client;
    const added: Parameters<typeof addReply>[] = [];
    const end = onReplyAdded(cache, (reply, parentId) => added.push([cache, reply, parentId]));
    const variables = { id: this.postId, sort: this.sort };
    await this.client.query({ query: ThreadDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    end();
    // The server may have built the response before these replies.
    for (const reply of added) addReply(...reply);
  }
}

const threadsOf = new WeakMap<ApolloClient, Map<string, LiveThread>>();

/** One live thread per post and tab. Recent ones stay subscribed for a while; the end of a session stops all. */
export function liveThreadOf(client: ApolloClient, postId: string): LiveThread {
  let threads = threadsOf.get(client);
  if (!threads) {
    threads = new Map();
    threadsOf.set(client, threads);
    client.onClearStore(() => {
      for (const each of threadsOf.get(client)?.values() ?? []) each.stop();
      threadsOf.get(client)?.clear();
      return Promise.resolve();
    });
  }
  const all = threads;
  const known = all.get(postId);
  const live = known ?? new LiveThread(client, postId, () => endOldest(all));
  // Ordered by last use.
  all.delete(postId);
  all.set(postId, live);
  return live;
}

function endOldest(threads: Map<string, LiveThread>): void {
  const idle = [...threads].filter(([, live]) => live.isIdle);
  for (const [id, live] of idle.slice(0, Math.max(0, idle.length - MAX_IDLE))) {
    live.stop();
    threads.delete(id);
  }
}
