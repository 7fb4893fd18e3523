import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { blockedAmong } from '#people/ties/relationship-conditions.js';
import { replyCount } from '../read/post-rows.js';
import { QUOTE_STATE } from '../read/quote.view.js';
import { QuoteState, type QuoteStateName } from '../read/quote-states.js';
import { inAudience } from '../model/post-audience.js';
import { choicesAmong, POLL_RECORD, PollView, type PollRecord, pollViewOf } from '../read/poll.view.js';
import { countsChangedTopic } from '../model/counts-changed.topic.js';

@ObjectType('PostCounts', { description: 'The numbers of a post that others change.' })
export class PostCountsView {
  @Field(() => ID, { description: 'The post that was counted.' }) postId!: string;
  @Field(() => Int, { description: 'Direct replies that were not deleted.' }) replyCount!: number;
  @Field(() => Int, { description: 'How many people gave it a nod.' }) nodCount!: number;
  @Field(() => Int, { description: 'How many people requacked it.' }) requackCount!: number;
  @Field(() => Int, { description: 'How many posts quote it.' }) quoteCount!: number;
  @Field(() => QuoteState, {
    nullable: true,
    description:
      'What was decided about its own quote, for all viewers alike: PENDING, ACCEPTED, REJECTED, REVOKED or DELETED; null if it quotes nothing. A client that knows another one reads its quote again.',
  })
  quoteState!: QuoteStateName | null;
  @Field(() => PollView, { nullable: true, description: 'Its poll; null without one.' }) poll!: PollView | null;
}

interface CountsRow {
  id: string;
  author_id: string;
  nod_count: number;
  requack_count: number;
  quote_count: number;
  quote_state: QuoteStateName | null;
  reply_count: number;
  /** Null where visitors can't read the post. */
  open_reply_count: number | null;
  /** Those of the listening users whom its author blocks. */
  hidden_from: string[];
  /** Those of the listening users who read it; null: everyone. */
  audience: string[] | null;
  poll: PollRecord | null;
  /** What those of the listening users who voted chose, by their ids; null if none did. */
  poll_choices: Record<string, number[]> | null;
}

/** $1 posts, $2 listening users. Those that someone can read, with the replies that signed-in people and visitors count. */
const COUNTS = `
select p.id, p.author_id, p.nod_count, p.requack_count, p.reply_count, p.quote_count, ${QUOTE_STATE} as quote_state,
  case when not u.requires_login and p.audience_id is null then ${replyCount('null::uuid')} end as open_reply_count,
  ${blockedAmong('$2::uuid[]', 'p.author_id')} as hidden_from,
  case when p.audience_id is not null then array(
    select v.id from unnest($2::uuid[]) v (id) where ${inAudience('v.id')}) end as audience,
  ${POLL_RECORD} as poll, ${choicesAmong('$2::uuid[]')} as poll_choices
from posts p cross join lateral (select * from users where users.id = p.author_id offset 0) u
where p.id = any($1::uuid[]) and p.deleted_at is null and u.is_active`;

interface Listener {
  readonly viewer: Viewer;
  readonly ids: ReadonlySet<string>;
  readonly queue: LiveQueue<PostCountsView[]>;
}

/** Delivers the counts of posts that changed. One statement for each message, however many listeners there are. */
@Injectable()
export class LiveCounts implements OnModuleInit {
  private readonly logger = new Logger(LiveCounts.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  onModuleInit(): void {
    this.topics.subscribe(countsChangedTopic, ({ ids }) => this.tell(ids, null));
  }

  /** For how many posts there are listeners in this process. */
  get watchedCount(): number {
    return this.listeners.size;
  }

  /** The counts of these posts now, and again whenever they change; without those that the viewer can't read. */
  listen(viewer: Viewer, ids: readonly string[]): LiveQueue<PostCountsView[]> {
    const queue = new LiveQueue<PostCountsView[]>(() => this.leave(listener));
    const listener: Listener = { viewer, ids: new Set(ids), queue };
    for (const id of listener.ids) {
      const those = this.listeners.get(id) ?? new Set();
      this.listeners.set(id, those.add(listener));
    }
    this.tell([...listener.ids], listener);
    return queue;
  }

  private leave(listener: Listener): void {
    for (const id of listener.ids) {
      const those = this.listeners.get(id);
      those?.delete(listener);
      if (those?.size === 0) this.listeners.delete(id);
    }
  }

  /** @param only null for everyone who listens */
  private tell(ids: readonly string[], only: Listener | null): void {
    const watched = ids.filter((id) => this.listeners.has(id));
    if (watched.length === 0) return;
    // Sequentially, so that no one gets an older count last.
    this.last = this.last.then(() => this.deliver(watched, only));
  }

  private async deliver(ids: readonly string[], only: Listener | null): Promise<void> {
    try {
      const heard = only ? [only] : ids.flatMap((id) => [...(this.listeners.get(id) ?? [])]);
      const userIds = [...new Set(heard.map(({ viewer }) => viewer.id))].filter((id) => id !== null);
      const rows = await this.database.rows<CountsRow>(COUNTS, [ids, userIds]);
      const found = new Map<Listener, PostCountsView[]>();
      for (const row of rows) {
        for (const listener of only ? [only] : (this.listeners.get(row.id) ?? [])) {
          const view = viewOf(row, listener.viewer);
          if (view) found.set(listener, [...(found.get(listener) ?? []), view]);
        }
      }
      for (const [{ queue }, counts] of found) queue.push(counts);
    } catch (error) {
      // The next change brings them; no subscription ends because of a failure here.
      this.logger.warn({ message: 'Live counts could not be delivered', error });
    }
  }
}

function viewOf(row: CountsRow, viewer: Viewer): PostCountsView | null {
  if (viewer.id !== null && row.hidden_from.includes(viewer.id)) return null;
  if (viewer.id !== null && row.audience?.includes(viewer.id) === false) return null;
  const replies = viewer.id === null ? row.open_reply_count : row.reply_count;
  if (replies === null) return null;
  const choices = viewer.id === null ? null : (row.poll_choices?.[viewer.id] ?? null);
  const poll = row.poll && pollViewOf({ id: row.id, authorId: row.author_id }, row.poll, viewer.id, choices);
  return {
    postId: row.id,
    replyCount: replies,
    nodCount: row.nod_count,
    requackCount: row.requack_count,
    quoteCount: row.quote_count,
    quoteState: row.quote_state,
    poll,
  };
}
