import { MAX_CLOSING_HOURS, type ReplyAudience } from '@mallard/rules/reply-rules';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { InvalidPost, NotPostAuthor, PostNotFound } from '../model/post.errors.js';
import { NotThreadAuthor, TooManyHiddenReplies } from './reply-control.errors.js';
import {
  COUNT_FOLDED,
  COUNT_SHOWN,
  FOLD,
  LOCK_FOR_RULE,
  LOCK_REPLY,
  REPLIES_BELOW_QUACKS_OF,
  SET_RULE,
  UNCOUNT_FOLDED,
} from './reply-control-statements.js';
import { checkReplyRule, RuleOfReply } from './reply-rule-check.js';

const HOUR_MS = 3_600_000;
/** Replies hidden per transaction, if all of a person are. */
const BATCH = 100;

interface RuleRow {
  author_id: string;
  root_id: string | null;
  replies_close_at: Date | null;
  now: Date;
}

interface ReplyRow {
  parent_id: string | null;
  root_id: string | null;
  is_folded: boolean;
  is_thread_author: boolean;
}

/** What authors decide about replies to their quacks. */
@Injectable()
export class ReplyControlService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Changes who can reply in the thread of a quack of the viewer, from now on. Existing replies stay.
   * @param rule empty for everyone
   * @param closeAt at most a year ahead, or the present value; null for no end
   * @throws PostNotFound, NotPostAuthor, InvalidPost (a reply, a combination, a time that has passed)
   */
  async setRule(
    viewer: SignedInViewer,
    postId: string,
    rule: readonly ReplyAudience[],
    closeAt: Date | null,
  ): Promise<string> {
    const bits = checkReplyRule(rule);
    return this.transactions.run(async (tx) => {
      const [post] = await tx.rows<RuleRow>(LOCK_FOR_RULE, [postId, viewer.id]);
      if (!post) throw new PostNotFound();
      if (post.author_id !== viewer.id) throw new NotPostAuthor();
      if (post.root_id !== null) throw new RuleOfReply();
      if (closeAt?.getTime() !== post.replies_close_at?.getTime()) checkCloseTime(closeAt, post.now);
      await tx.rows(SET_RULE, [postId, bits, closeAt]);
      return postId;
    });
  }

  /**
   * Hides a reply in the thread of a quack of the viewer: it is folded at the end, for everyone. Its author is not told.
   * @throws PostNotFound, NotThreadAuthor, TooManyHiddenReplies
   */
  async hide(viewer: SignedInViewer, replyId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      if (!(await this.fold(tx, viewer.id, replyId))) throw new TooManyHiddenReplies();
      return replyId;
    });
  }

  /** @throws PostNotFound, NotThreadAuthor */
  async unhide(viewer: SignedInViewer, replyId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const reply = await this.locked(tx, viewer.id, replyId);
      if (reply.is_folded) {
        await tx.rows(COUNT_SHOWN, [reply.parent_id, 1]);
        await tx.rows(UNCOUNT_FOLDED, [reply.root_id]);
        await tx.rows(FOLD, [replyId, false]);
      }
      return replyId;
    });
  }

  /** Hides all replies of a person below the quacks of another, as far as the limits allow. Can be restarted at any time. */
  async hideAllOf(ownerId: string, personId: string): Promise<void> {
    let below = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    for (let isMore = true; isMore;) {
      isMore = await this.transactions.run(async (tx) => {
        const replies = await tx.rows<{ id: string }>(REPLIES_BELOW_QUACKS_OF, [ownerId, personId, below, BATCH]);
        for (const { id } of replies) await this.foldIfThere(tx, ownerId, id);
        below = replies.at(-1)?.id ?? below;
        return replies.length === BATCH;
      });
    }
  }

  private async foldIfThere(tx: Tx, ownerId: string, replyId: string): Promise<void> {
    const [reply] = await tx.rows<ReplyRow>(LOCK_REPLY, [replyId, ownerId]);
    if (reply?.is_thread_author) await this.foldLocked(tx, replyId, reply);
  }

  /** @returns whether there was room */
  private async fold(tx: Tx, ownerId: string, replyId: string): Promise<boolean> {
    return this.foldLocked(tx, replyId, await this.locked(tx, ownerId, replyId));
  }

  private async foldLocked(tx: Tx, replyId: string, reply: ReplyRow): Promise<boolean> {
    if (reply.is_folded) return true;
    // Upward, like every other write.
    await tx.rows(COUNT_SHOWN, [reply.parent_id, -1]);
    if ((await tx.rows(COUNT_FOLDED, [reply.root_id])).length === 0) {
      await tx.rows(COUNT_SHOWN, [reply.parent_id, 1]);
      return false;
    }
    await tx.rows(FOLD, [replyId, true]);
    return true;
  }

  private async locked(tx: Tx, viewerId: string, replyId: string): Promise<ReplyRow> {
    const [reply] = await tx.rows<ReplyRow>(LOCK_REPLY, [replyId, viewerId]);
    if (!reply) throw new PostNotFound();
    if (!reply.is_thread_author) throw new NotThreadAuthor();
    return reply;
  }
}

/** @throws InvalidPost */
function checkCloseTime(closeAt: Date | null, now: Date): void {
  if (closeAt === null) return;
  const ahead = closeAt.getTime() - now.getTime();
  if (ahead > 0 && ahead <= MAX_CLOSING_HOURS * HOUR_MS) return;
  throw new InvalidPost('REPLIES_CLOSE_AT', 'Replies can close at a time within the next year.', {}, 'closeAt');
}
