import type { ApolloClient } from '@apollo/client';
import { onGap } from '../../../graphql/reconnections';
import { addReply } from '../../../graphql/thread-edits';
import { ReplyAddedDocument, ThreadDocument } from './Thread.generated';

/** How long a thread that nobody looks at goes on listening, so that coming back needs no request. */
const IDLE_MS = 10 * 60_000;
/** Threads that listen unseen, at most. */
const MOST_IDLE = 4;

/** Brings the new replies of one thread into the cache. */
class LiveThread {
  private watchers = 0;
  private end: (() => void) | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly postId: string,
    private readonly onIdle: () => void,
  ) {}

  watch(): () => void {
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
        const reply = data?.replyAdded;
        if (reply?.parent) addReply(client.cache, { __typename: 'Post', id: reply.id }, reply.parent.id);
      },
      // Refused for good, such as after the quack was deleted. The thread still stands; the next visit tries again.
      error: () => this.stop(),
    });
    const endGaps = onGap(() => void this.ask(), { isNew: true });
    return () => {
      subscription.unsubscribe();
      endGaps();
    };
  }

  /** Still away: the next return of the connection tries again. */
  private async ask(): Promise<void> {
    const variables = { id: this.postId };
    await this.client.query({ query: ThreadDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

const threadsOf = new WeakMap<ApolloClient, Map<string, LiveThread>>();

/** The one live thread around a quack in a tab. Those left last go on listening for a while; another person's session ends all. */
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
  // The one that was looked at last stands last.
  all.delete(postId);
  all.set(postId, live);
  return live;
}

function endOldest(threads: Map<string, LiveThread>): void {
  const idle = [...threads].filter(([, live]) => live.isIdle);
  for (const [id, live] of idle.slice(0, Math.max(0, idle.length - MOST_IDLE))) {
    live.stop();
    threads.delete(id);
  }
}
