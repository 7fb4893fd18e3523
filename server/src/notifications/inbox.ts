import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Batcher } from '#kernel/concurrency/batcher.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { NotificationMails } from './mails/notification-mails.js';
import { NotificationViews } from './notification.view.js';
import { notificationAddedTopic } from './live/notification-added.topic.js';
import {
  FORGET_MENTIONS,
  FORGET_POST,
  FORGET_REPLY,
  MAX_MENTIONS_NOTIFIED,
  RECORD_FOLLOW,
  RECORD_FOLLOW_ACCEPTED,
  RECORD_FOLLOW_REQUEST,
  RECORD_MENTIONS,
  RECORD_NODS,
  RECORD_REPLY,
  RECORD_SYSTEM,
  UNDO_FOLLOW,
  UNDO_FOLLOW_REQUEST,
  UNDO_NODS,
} from './notification-writes.js';

/**
 * Connections that notifications use at once. When many users nod at one post, they queue here instead of each holding
 * a connection while waiting for the same row.
 */
const CONNECTIONS = 2;

/** A nod that was given or withdrawn. */
interface Nod {
  readonly actorId: string;
  readonly postId: string;
  readonly taken: boolean;
}

const pairOf = ({ actorId, postId }: Pick<Nod, 'actorId' | 'postId'>) => `${postId} ${actorId}`;

const columnsOf = (nods: readonly Nod[]) => [nods.map(({ actorId }) => actorId), nods.map(({ postId }) => postId)];

interface ChangedGroup {
  id: string;
  recipient_id: string;
  act_id: string;
  /** The recipient is away and wants an email. */
  is_emailed: boolean;
}

/**
 * Adds and removes notifications. Every method is idempotent: it reads the current state, and subscribers hear only
 * what is new.
 */
@Injectable()
export class Inbox {
  private readonly semaphore = new Semaphore(CONNECTIONS, Number.POSITIVE_INFINITY);
  private readonly nods = new Batcher<Nod>(
    ({ actorId, postId, taken }) => `${pairOf({ actorId, postId })} ${taken}`,
    (nods) => this.syncNods(nods),
  );

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
    private readonly mails: NotificationMails,
    private readonly views: NotificationViews,
  ) {}

  recordNod(actorId: string, postId: string): Promise<void> {
    return this.nods.add({ actorId, postId, taken: false });
  }

  undoNod(actorId: string, postId: string): Promise<void> {
    return this.nods.add({ actorId, postId, taken: true });
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
    await this.record(RECORD_MENTIONS, [Array.from({ length: MAX_MENTIONS_NOTIFIED }, () => newId()), postId]);
  }

  /**
   * Sends a notification of the product itself, once per subject.
   * @param subjectId what it is about, such as one failure of a scheduled post
   * @param reason a code that the client translates, such as SCHEDULED_POST_FAILED
   */
  async recordSystem(recipientId: string, subjectId: string, reason: string): Promise<void> {
    await this.record(RECORD_SYSTEM, [newId(), recipientId, subjectId, reason]);
  }

  /** Removes every notification about a deleted post. */
  async forgetPost(postId: string): Promise<void> {
    await this.write(FORGET_POST, [postId]);
    await this.write(FORGET_REPLY, [postId]);
  }

  /**
   * Removes mentions that an edit removed. Newly mentioned users aren't notified, or edits would bypass the rate limit
   * of posts.
   */
  async forgetMentions(postId: string): Promise<void> {
    await this.write(FORGET_MENTIONS, [postId]);
  }

  /** Removes withdrawn nods first, because a nod that is given again right away would be removed with the old one. */
  private async syncNods(nods: readonly Nod[]): Promise<void> {
    const taken = nods.filter((nod) => nod.taken);
    if (taken.length > 0) await this.write(UNDO_NODS, columnsOf(taken));
    const pairs = [...new Map(nods.map((nod) => [pairOf(nod), nod])).values()];
    await this.record(RECORD_NODS, [pairs.map(() => newId()), ...columnsOf(pairs)]);
  }

  private async record(statement: string, parameters: readonly unknown[]): Promise<void> {
    const changed = await this.write<ChangedGroup>(statement, parameters);
    // Several acts on one group at once make one notification.
    const latest = new Map<string, ChangedGroup>();
    for (const group of changed) if (group.act_id > (latest.get(group.id)?.act_id ?? '')) latest.set(group.id, group);
    await Promise.all(
      [...latest.values()].map(({ id, recipient_id: recipientId, act_id: actId }) =>
        this.topics.publish(notificationAddedTopic, { id: `${id}:${actId}`, notificationId: id, recipientId }),
      ),
    );
    for (const group of latest.values())
      if (group.is_emailed && (await this.isShown(group))) await this.mails.tell(group.recipient_id, group.id);
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
