import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { isUniqueViolation } from '#kernel/database/unique-violation.js';
import { Batcher } from '#kernel/concurrency/batcher.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { FORGET_MENTIONS, MAX_MENTIONS_NOTIFIED, RECORD_ADDED_MENTIONS, RECORD_MENTIONS } from './mention-writes.js';
import { NotificationViews } from '../read/notification.view.js';
import { notificationAddedTopic } from '../read/notification-added.topic.js';
import { LISTENERS_OF, MAX_LISTENERS_NOTIFIED, RECORD_POST } from './post-writes.js';
import { MAX_VOTERS_NOTIFIED, RECORD_POLL_ENDED, VOTERS_OF } from './poll-ended-writes.js';
import { notificationTag } from '../push/notification-tag.js';
import { Telling } from '../push/telling.js';
import {
  FORGET_POST,
  FORGET_QUOTE_REQUEST,
  FORGET_QUOTE_REQUESTS_OF,
  FORGET_REPLY,
  RECORD_FOLLOW,
  RECORD_FOLLOW_ACCEPTED,
  RECORD_FOLLOW_REQUEST,
  RECORD_NODS,
  RECORD_QUOTE,
  RECORD_QUOTE_REQUEST,
  RECORD_REPLY,
  RECORD_REQUACKS,
  RECORD_SYSTEM,
  UNDO_FOLLOW,
  UNDO_FOLLOW_REQUEST,
  UNDO_NODS,
  UNDO_REQUACKS,
} from './notification-writes.js';

/**
 * Connections that notifications use at once. When many users nod at one post, they queue here instead of each holding
 * a connection while waiting for the same row.
 */
const CONNECTIONS = 2;

/** A nod or requack that was given or withdrawn. */
interface Reaction {
  readonly actorId: string;
  readonly postId: string;
  readonly taken: boolean;
}

/** People who are told of one thing with one statement. */
const PEOPLE_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const pairOf = ({ actorId, postId }: Pick<Reaction, 'actorId' | 'postId'>) => `${postId} ${actorId}`;

const batcherOf = (sync: (reactions: readonly Reaction[]) => Promise<void>) =>
  new Batcher<Reaction>(({ actorId, postId, taken }) => `${pairOf({ actorId, postId })} ${taken}`, sync);

const columnsOf = (reactions: readonly Reaction[]) => [
  reactions.map(({ actorId }) => actorId),
  reactions.map(({ postId }) => postId),
];

const newMentionIds = () => Array.from({ length: MAX_MENTIONS_NOTIFIED }, () => newId());

interface ChangedGroup {
  id: string;
  recipient_id: string;
  act_id: string;
  /** The recipient is away and wants an email. */
  is_emailed: boolean;
  /** The recipient has a device that gets pushes of this kind. */
  is_pushed: boolean;
}

/**
 * Adds and removes notifications. Every method is idempotent: it reads the current state, and subscribers hear only
 * what is new.
 */
@Injectable()
export class Inbox {
  private readonly semaphore = new Semaphore(CONNECTIONS, Number.POSITIVE_INFINITY);
  private readonly nods = batcherOf((nods) =>
    this.sync(
      nods,
      (taken) => this.write(UNDO_NODS, taken),
      (given) => this.record(RECORD_NODS, given),
    ),
  );
  private readonly requacks = batcherOf((requacks) =>
    this.sync(
      requacks,
      (taken) => this.write(UNDO_REQUACKS, taken),
      (given) => this.record(RECORD_REQUACKS, given),
    ),
  );

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly telling: Telling,
    private readonly views: NotificationViews,
  ) {}

  recordNod(actorId: string, postId: string): Promise<void> {
    return this.nods.add({ actorId, postId, taken: false });
  }

  undoNod(actorId: string, postId: string): Promise<void> {
    return this.nods.add({ actorId, postId, taken: true });
  }

  recordRequack(actorId: string, postId: string): Promise<void> {
    return this.requacks.add({ actorId, postId, taken: false });
  }

  undoRequack(actorId: string, postId: string): Promise<void> {
    return this.requacks.add({ actorId, postId, taken: true });
  }

  async recordFollow(followerId: string, followeeId: string): Promise<void> {
    await this.record(RECORD_FOLLOW, [newId(), followerId, followeeId]);
  }

  /**
   * Records the follow again in case it was repeated while this ran: the record could have been removed with the old
   * one.
   */
  async undoFollow(followerId: string, followeeId: string): Promise<void> {
    await this.write(UNDO_FOLLOW, [followerId, followeeId]);
    await this.recordFollow(followerId, followeeId);
  }

  async recordFollowRequest(followerId: string, followeeId: string): Promise<void> {
    await this.record(RECORD_FOLLOW_REQUEST, [newId(), followerId, followeeId]);
  }

  /** Records the request again in case it was repeated while this ran, as `undoFollow` does. */
  async undoFollowRequest(followerId: string, followeeId: string): Promise<void> {
    await this.write(UNDO_FOLLOW_REQUEST, [followerId, followeeId]);
    await this.recordFollowRequest(followerId, followeeId);
  }

  /** Tells the follower that the followee accepted the request. */
  async recordFollowAccepted(followerId: string, followeeId: string): Promise<void> {
    await this.record(RECORD_FOLLOW_ACCEPTED, [newId(), followerId, followeeId]);
  }

  async recordReply(postId: string): Promise<void> {
    await this.record(RECORD_REPLY, [newId(), postId]);
  }

  /** Notifies the first ten users whom the text mentions. */
  async recordMentions(postId: string): Promise<void> {
    await this.record(RECORD_MENTIONS, [newMentionIds(), postId]);
  }

  /** Tells the author and the first 5,000 voters, some at a time, each once. */
  async recordPollEnded(postId: string): Promise<void> {
    for await (const ids of this.batches(VOTERS_OF, postId, MAX_VOTERS_NOTIFIED))
      await this.record(RECORD_POLL_ENDED, [[...ids, null].map(() => newId()), postId, ids]);
  }

  /** Tells the first 5,000 followers who asked to be notified of such a post, some at a time, each once. */
  async recordPost(postId: string): Promise<void> {
    for await (const ids of this.batches(LISTENERS_OF, postId, MAX_LISTENERS_NOTIFIED))
      if (ids.length > 0) await this.record(RECORD_POST, [ids.map(() => newId()), postId, ids]);
  }

  /**
   * Sends a notification of the product itself, once per subject.
   * @param subjectId what it is about, such as one failure of a scheduled post
   * @param reason a code that the client translates, such as SCHEDULED_POST_FAILED
   */
  async recordSystem(recipientId: string, subjectId: string, reason: string): Promise<void> {
    await this.record(RECORD_SYSTEM, [newId(), recipientId, subjectId, reason]);
  }

  /** @param asks its author has to decide about it */
  async recordQuote(postId: string, asks: boolean): Promise<void> {
    await this.record(asks ? RECORD_QUOTE_REQUEST : RECORD_QUOTE, [newId(), postId]);
  }

  /** Removes the request of a quote that was decided about. @param postId the post that quotes */
  async forgetQuoteRequest(postId: string): Promise<void> {
    await this.write(FORGET_QUOTE_REQUEST, [postId]);
  }

  /** Removes the requests to quote a post that was deleted. */
  async forgetQuoteRequestsOf(postId: string, authorId: string): Promise<void> {
    await this.write(FORGET_QUOTE_REQUESTS_OF, [postId, authorId]);
  }

  /** Removes every notification about a deleted post. */
  async forgetPost(postId: string): Promise<void> {
    await this.write(FORGET_POST, [postId]);
    await this.write(FORGET_REPLY, [postId]);
  }

  /**
   * Removes mentions that an edit removed, and notifies those whom it added.
   * @param addedIds of several edits too; who is not mentioned any more is not notified
   */
  async updateMentions(postId: string, addedIds: readonly string[]): Promise<void> {
    await this.write(FORGET_MENTIONS, [postId]);
    if (addedIds.length > 0) await this.record(RECORD_ADDED_MENTIONS, [newMentionIds(), postId, addedIds]);
  }

  /** The people that a statement finds, in the order of their ids, 500 at a time; the last batch may be empty. */
  private async *batches(statement: string, postId: string, most: number): AsyncGenerator<string[]> {
    let after = FIRST_ID;
    for (let found = 0; found < most; found += PEOPLE_AT_ONCE) {
      const people = await this.write<{ id: string }>(statement, [postId, after, PEOPLE_AT_ONCE]);
      const ids = people.map(({ id }) => id);
      yield ids;
      if (ids.length < PEOPLE_AT_ONCE) return;
      after = ids.at(-1)!;
    }
  }

  /** Removes withdrawn ones first, because one that is given again right away would be removed with the old one. */
  private async sync(
    reactions: readonly Reaction[],
    undo: (columns: readonly unknown[]) => Promise<unknown>,
    record: (columns: readonly unknown[]) => Promise<void>,
  ): Promise<void> {
    const taken = reactions.filter((reaction) => reaction.taken);
    if (taken.length > 0) await undo(columnsOf(taken));
    const pairs = [...new Map(reactions.map((reaction) => [pairOf(reaction), reaction])).values()];
    await record([pairs.map(() => newId()), ...columnsOf(pairs)]);
  }

  private async record(statement: string, parameters: readonly unknown[]): Promise<void> {
    const changed = await this.write<ChangedGroup>(statement, parameters).catch((error: unknown) => {
      // Another delivery of the same act was faster. Its notification is seen now, and only what is new is recorded.
      if (isUniqueViolation(error)) return this.write<ChangedGroup>(statement, parameters);
      throw error;
    });
    // Several acts on one group at once make one notification.
    const latest = new Map<string, ChangedGroup>();
    for (const group of changed) if (group.act_id > (latest.get(group.id)?.act_id ?? '')) latest.set(group.id, group);
    await Promise.all(
      [...latest.values()].map(({ id, recipient_id: recipientId, act_id: actId }) =>
        this.topics.publish(notificationAddedTopic, { id: `${id}:${actId}`, notificationId: id, recipientId }),
      ),
    );
    for (const group of latest.values()) {
      const { id, recipient_id: recipientId, is_emailed: isEmailed, is_pushed: isPushed } = group;
      if (!(isPushed || isEmailed) || !(await this.isShown(group))) continue;
      if (isPushed) await this.telling.push(recipientId, notificationTag(id));
      if (isEmailed) await this.telling.mail(recipientId, id);
    }
  }

  /** False where a filter of the recipient hides it. */
  private async isShown({ id, recipient_id: recipientId }: ChangedGroup): Promise<boolean> {
    const view = (await this.views.byIds([id], { id: recipientId })).get(id);
    return view !== undefined && !view.isLatestHidden;
  }

  private write<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.semaphore.run(() => this.database.rows<Row>(statement, parameters));
  }
}
