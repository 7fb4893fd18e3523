import { Injectable } from '@nestjs/common';
import { instantOf } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import type { Tx } from '#kernel/events/tx.js';
import { marksParameter, type PostMarks } from '../model/post-marks.js';
import type { CheckedText } from '../model/post-content.js';
import { PostHeld } from '../model/post.events.js';
import { PostWithholding } from '../removal/post-withholding.js';
import type { HoldReason } from './held-post.entity.js';
import { HeldWords } from './held-words.js';
import { INSERT_HELD_POST, LOCK_HELD, MARK_HELD, REMOVE_HELD } from '../model/hold-statements.js';

/** A post to be stored. */
export interface HeldDraft {
  readonly id: string;
  readonly authorId: string;
  readonly text: CheckedText;
  readonly warning: string | null;
  readonly marks: PostMarks;
  /** Whether lists will show it, and whose followers will read it. */
  readonly audience: readonly [isListed: boolean, audienceId: string | null];
  readonly parentId: string | null;
  readonly rootId: string | null;
  /** Number of attached pictures and videos. */
  readonly media: number;
  /** Where it was written; null without a place. */
  readonly cell: string | null;
}

/**
 * Holds posts until a moderator has decided: they are withheld, so that whatever doesn't ask for them by name finds a deleted post. Everything
 * runs in the caller's transaction.
 */
@Injectable()
export class PostHolding {
  constructor(
    private readonly words: HeldWords,
    private readonly withholding: PostWithholding,
  ) {}

  /** The entries of the site's list that a post contains; with any, it has to be held. @param options the answers of its poll */
  matching(text: CheckedText, warning: string | null, options: readonly string[] = []): string[] {
    return this.words.matching(text, warning, options);
  }

  /** Stores a post that no one but its author sees. @throws NotSignedIn if the account has ended */
  async insert(tx: Tx, { id, authorId, text, warning, ...post }: HeldDraft, matched: readonly string[]): Promise<void> {
    const words = [text.content, JSON.stringify(text.entities), warning];
    const rows = await tx.rows<{ id: string }>(INSERT_HELD_POST, [
      ...[id, authorId, ...words, post.parentId, post.rootId, instantOf(id), post.media, post.cell],
      ...[marksParameter(post.marks), ...post.audience],
    ]);
    if (rows.length === 0) throw new NotSignedIn();
    tx.publish(new PostHeld(id, authorId, 'WORDS', [...matched]));
  }

  /** Holds a post that others have seen. Nods and replies stay. @returns whether it was still there */
  async hold(tx: Tx, postId: string, reason: HoldReason, matched: readonly string[] = []): Promise<boolean> {
    const authorId = await this.withholding.withhold(tx, postId, null);
    if (authorId === null) return false;
    await tx.rows(MARK_HELD, [postId, authorId, reason]);
    tx.publish(new PostHeld(postId, authorId, reason, [...matched]));
    return true;
  }

  /** Shows a post to everyone. @returns why it was held; null if it wasn't */
  async release(tx: Tx, postId: string): Promise<HoldReason | null> {
    const [held] = await tx.rows<{ id: string; reason: HoldReason }>(LOCK_HELD, [postId]);
    if (!held || !(await this.withholding.restore(tx, postId))) return null;
    return held.reason;
  }

  /** Takes it from its author too, as a decision. @returns what it said; null if it didn't wait */
  async remove(tx: Tx, postId: string): Promise<{ id: string; content: string } | null> {
    return (await tx.rows<{ id: string; content: string }>(REMOVE_HELD, [postId]))[0] ?? null;
  }
}
