import type { QuoteRule } from '@mallard/rules/quoting';
import { type Visibility, visibilitiesOfReplyTo } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { MediaAttachments, type MediaHolder } from '#media/media-attachments.js';
import { PostHolding } from '../../holding/post-holding.js';
import { insertPoll } from '../../polls/post-polls.js';
import { lockedParent } from '../locked-posts.js';
import { PostAdmission } from '../post-admission.js';
import { visibilityOf } from '../../model/post-audience.js';
import { checkPostContent } from '../../model/post-content.js';
import type { CheckedQuack } from '../post-draft.js';
import { InvalidPost } from '../../model/post.errors.js';
import { audienceOf, insertPost, type NewPost, type ParentPost, rootOf } from '../post-insertion.js';
import { INSERT_PLACE } from '../../model/post-writes.js';
import { admitQuote, type QuotedPost, storeQuote, visibilityOfQuote } from '../../quotes/quoting.js';
import { RECORD_PUBLICATION } from '../scheduling/scheduling-statements.js';
import type { CheckedReplyRule } from '../../reply-control/reply-rule-check.js';
import { storeRule } from '../../reply-control/reply-rule-writes.js';
import { WaitingPosts } from './waiting-posts.js';

/** A quack to publish, with uploads, or with what its media are attached to so far and how many they were. */
export type NewQuack = Omit<CheckedQuack, 'mediaIds'> &
  (Pick<CheckedQuack, 'mediaIds'> | { holderId: string; mediaCount: number });

/** A post, or a thread: each quack answers the one before. */
export interface NewThread {
  authorId: string;
  /** Their mentions are resolved. */
  quacks: readonly [NewQuack, ...NewQuack[]];
  /** What the first answers and quotes. */
  parentPostId: string | null;
  quotePostId: string | null;
  /** Who may quote each of them. */
  quoteRule: QuoteRule;
  /** Who reads them, if their author has chosen that. */
  visibility: Visibility | null;
  /** Who reads them otherwise, unless the first is a reply. */
  preferred: Visibility;
  /** Who can reply in the thread; null for everyone, and for a reply. */
  rule: CheckedReplyRule | null;
  /** Where the first was written. */
  cell: string | null;
  /** The draft that it comes from. */
  draftId: string | null;
}

/** What a thread answers and quotes, locked, and who may read it. */
interface Surroundings {
  parent: ParentPost | null;
  quoted: QuotedPost | null;
  visibility: Visibility;
}

/** Publishes posts and threads in the caller's transaction: all quacks or none. */
@Injectable()
export class ThreadPublication {
  constructor(
    private readonly attachments: MediaAttachments,
    private readonly holding: PostHolding,
    private readonly admission: PostAdmission,
    private readonly waiting: WaitingPosts,
  ) {}

  /**
   * Locks what a thread answers and quotes, before anything else is locked.
   * @throws PostNotFound, YouBlockThem, QuoteRefused, RepliesLimited, RepliesClosed, InvalidPost
   */
  async lock(tx: Tx, thread: Omit<NewThread, 'quacks'>): Promise<Surroundings> {
    const { authorId, parentPostId } = thread;
    const quoted = await admitQuote(tx, authorId, thread);
    const parent = parentPostId ? await lockedParent(tx, parentPostId, authorId) : null;
    const visibility = visibilityOfQuote(visibilityFor(thread, parent), thread.visibility, parent, quoted);
    return { parent, quoted, visibility };
  }

  /**
   * Publishes. The caller enforces the limits; a single post with a word of the site's list is held.
   * @returns the id of the first quack
   * @throws what `lock` throws; UnusableMedia, ThreadNeedsReview, NotSignedIn; for a draft what `takeOver` throws
   */
  async publish(tx: Tx, thread: NewThread): Promise<string> {
    const around = await this.lock(tx, thread);
    const { authorId, draftId } = thread;
    if (draftId === null) return this.store(tx, thread, around);
    await this.waiting.takeOver(tx, authorId, draftId);
    const id = await this.store(tx, thread, around);
    await tx.rows(RECORD_PUBLICATION, [draftId, id, authorId, null]);
    return id;
  }

  private async store(tx: Tx, thread: NewThread, { parent, quoted, visibility }: Surroundings): Promise<string> {
    const { authorId, quoteRule, rule, cell } = thread;
    const matched = this.admission.review(thread.quacks);
    const isHeld = matched.length > 0;
    const isOpen = visibility !== 'FOLLOWERS';
    const ids = thread.quacks.map(() => newId());
    let above: NewPost['parent'] = parent;
    for (const [index, quack] of thread.quacks.entries()) {
      const id = ids[index]!;
      const isFirst = index === 0;
      const media = await this.takeMedia(tx, { id, ownerId: authorId, isPublished: !isHeld, isOpen }, quack);
      const { text, warning, marks, poll } = quack;
      const post: NewPost = { id, authorId, text, warning, marks, parent: above, media, visibility };
      if (isHeld) await this.insertHeld(tx, post, cell, matched);
      else await insertPost(tx, post);
      if (isFirst && cell !== null && !isHeld) await tx.rows(INSERT_PLACE, [id, cell]);
      await storeQuote(tx, id, isFirst ? quoted : null, quoteRule, isHeld);
      if (isFirst && rule) await storeRule(tx, id, rule);
      await insertPoll(tx, id, poll);
      const [isListed, audienceId] = audienceOf(post);
      above = { id, author_id: authorId, root_id: rootOf(post), is_listed: isListed, audience_id: audienceId };
    }
    return ids[0]!;
  }

  /** @returns how many pictures and videos the quack has */
  private async takeMedia(tx: Tx, holder: MediaHolder, quack: NewQuack): Promise<number> {
    if ('mediaIds' in quack) return this.waiting.attach(tx, holder, quack.mediaIds);
    if (quack.mediaCount === 0) return 0;
    const media = await this.attachments.transfer(tx, quack.holderId, holder);
    // Without its pictures, it may be empty.
    if (media < quack.mediaCount) checkPostContent(quack.text.content, media);
    return media;
  }

  private insertHeld(tx: Tx, post: NewPost, cell: string | null, matched: readonly string[]): Promise<void> {
    const parentId = post.parent?.id ?? null;
    const held = { ...post, parentId, rootId: rootOf(post), cell, audience: audienceOf(post) };
    return this.holding.insert(tx, held, matched);
  }
}

/** @throws InvalidPost if a reply would be read by others than what it answers */
function visibilityFor(
  { visibility, preferred }: Pick<NewThread, 'visibility' | 'preferred'>,
  parent: ParentPost | null,
): Visibility {
  if (!parent) return visibility ?? preferred;
  const above = visibilityOf(parent);
  const asked = visibility ?? above;
  if (visibilitiesOfReplyTo(above).includes(asked)) return asked;
  const message =
    asked === 'FOLLOWERS'
      ? 'A reply is read by those who read what it answers. Only a quack can be for followers.'
      : 'A reply can not be seen by more people than what it answers.';
  throw new InvalidPost('VISIBILITY_OF_REPLY', message, {}, 'visibility');
}
