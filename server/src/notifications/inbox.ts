import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Gathering } from '#kernel/limits/gathering.js';
import { WorkLane } from '#kernel/limits/work-lane.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { notificationAddedTopic } from './live/notification-added.topic.js';
import {
  FORGET_MENTIONS,
  FORGET_POST,
  MAX_MENTIONS_TOLD,
  RECORD_FOLLOW,
  RECORD_MENTIONS,
  RECORD_NODS,
  RECORD_REPLY,
  RECORD_SYSTEM,
  UNDO_FOLLOW,
  UNDO_NODS,
} from './notification-writes.js';

/**
 * Connections that this takes at once. A crowd that nods one quack waits here, not for the group's row with a connection each:
 * requests need them.
 */
const CONNECTIONS = 2;

/** Somebody's nod to a quack, given or taken back. */
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
}

/**
 * Puts what happened into people's notifications, and takes it out again. Every method may be called any number of times for
 * the same thing: it looks at what stands now, and whoever listens is told only of what is new.
 */
@Injectable()
export class Inbox {
  private readonly lane = new WorkLane(CONNECTIONS, Number.POSITIVE_INFINITY);
  private readonly nods = new Gathering<Nod>(
    ({ actorId, postId, taken }) => `${pairOf({ actorId, postId })} ${taken}`,
    (nods) => this.settleNods(nods),
  );

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
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

  /** Given again in the moment in which it was taken back, the follow may have met its own past in the list: it is looked at again. */
  async undoFollow(followerId: string, followeeId: string): Promise<void> {
    await this.write(UNDO_FOLLOW, [followerId, followeeId]);
    await this.recordFollow(followerId, followeeId);
  }

  async recordReply(postId: string): Promise<void> {
    await this.record(RECORD_REPLY, [newId(), postId]);
  }

  /**
   * Tells the first ten people whom the words mention. An edit that was kept meanwhile may have looked before anything was told: it is
   * looked at again.
   */
  async recordMentions(postId: string): Promise<void> {
    await this.record(RECORD_MENTIONS, [Array.from({ length: MAX_MENTIONS_TOLD }, () => newId()), postId]);
    await this.forgetMentions(postId);
  }

  /**
   * Tells somebody what the product itself has to say, once for each subject.
   * @param subjectId what it is about, such as one failure of a scheduled quack
   * @param reason for the client to put into words, such as SCHEDULED_POST_FAILED
   */
  async recordSystem(recipientId: string, subjectId: string, reason: string): Promise<void> {
    await this.record(RECORD_SYSTEM, [newId(), recipientId, subjectId, reason]);
  }

  /** Takes out whatever was about a quack that is deleted. */
  async forgetPost(postId: string): Promise<void> {
    await this.write(FORGET_POST, [postId]);
  }

  /** Takes out the mentions that an edit took back. Whom it mentions anew is not told, or edits would outrun the limit of quacks. */
  async forgetMentions(postId: string): Promise<void> {
    await this.write(FORGET_MENTIONS, [postId]);
  }

  /** What was taken back goes first: a nod given again in that moment may meet its own past in the list. */
  private async settleNods(nods: readonly Nod[]): Promise<void> {
    const taken = nods.filter((nod) => nod.taken);
    if (taken.length > 0) await this.write(UNDO_NODS, columnsOf(taken));
    const pairs = [...new Map(nods.map((nod) => [pairOf(nod), nod])).values()];
    await this.record(RECORD_NODS, [pairs.map(() => newId()), ...columnsOf(pairs)]);
  }

  private async record(statement: string, parameters: readonly unknown[]): Promise<void> {
    const changed = await this.write<ChangedGroup>(statement, parameters);
    // Several acts of one group at once are one piece of news.
    const news = new Map<string, ChangedGroup>();
    for (const group of changed) if (group.act_id > (news.get(group.id)?.act_id ?? '')) news.set(group.id, group);
    await Promise.all(
      [...news.values()].map(({ id, recipient_id: recipientId, act_id: actId }) =>
        this.topics.publish(notificationAddedTopic, { id: `${id}:${actId}`, notificationId: id, recipientId }),
      ),
    );
  }

  private write<Row>(statement: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.lane.run(() => this.database.rows<Row>(statement, parameters));
  }
}
