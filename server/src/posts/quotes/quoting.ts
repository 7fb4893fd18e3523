import { QUOTE_RULES, type QuoteRule, quoteRuleOf, visibilitiesOfQuoteOf } from '@mallard/rules/quoting';
import { type Visibility, visibilitiesOfReplyTo } from '@mallard/rules/visibility';
import type { Tx } from '#kernel/events/tx.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { type AudienceColumns, visibilityOf } from '../model/post-audience.js';
import { InvalidPost, PostNotFound } from '../model/post.errors.js';
import type { StoredQuoteState } from '../model/quote.entity.js';
import { QuoteRefused } from './quote.errors.js';
import { PostQuoted, QuotesRecounted } from './quote.events.js';
import {
  COUNT_QUOTE,
  INSERT_QUOTE,
  LOCK_COUNTED,
  NARROW_SCHEDULED,
  QUOTABLE_POST,
  QUOTE_OF_SCHEDULED,
  SET_QUOTE_RULE,
  SET_SCHEDULED_QUOTE,
} from './quote-writes.js';

/*
 * What publishing, scheduling and removing a post does about the post that it quotes, in their transactions. An edit does nothing:
 * what a post quotes is decided once.
 */

/** The part of a draft that is about quotes. */
export interface QuoteDraft {
  /** The post that it quotes. */
  quotePostId?: string | null;
  /** Who may quote it. Null: what its author prefers. */
  quoteRule?: QuoteRule | null;
}

interface QuotablePost extends AudienceColumns {
  id: string;
  author_id: string;
  quote_rule: number;
  /** The viewer blocks the author. */
  blocks: boolean;
  follows: boolean;
}

/** A post that may be quoted, locked. */
export interface QuotedPost extends QuotablePost {
  state: StoredQuoteState;
}

/** Whether a draft has to be stored with more than one statement because of quotes. */
export const concernsQuotes = ({ quotePostId, quoteRule }: QuoteDraft, preferred: QuoteRule): boolean =>
  Boolean(quotePostId) || (quoteRule ?? preferred) !== 'EVERYONE';

/** What an idempotency key stands for, of these. */
export const quotePayload = ({ quotePostId, quoteRule }: QuoteDraft) => ({
  ...(quotePostId && { quotePostId: quotePostId.toLowerCase() }),
  ...(quoteRule && { quoteRule }),
});

/**
 * Locks the post that a draft quotes, before anything else is locked.
 * @returns null if it quotes none
 * @throws PostNotFound, YouBlockThem, QuoteRefused
 */
export async function admitQuote(
  tx: Tx,
  viewerId: string,
  { quotePostId, parentPostId }: QuoteDraft & { parentPostId?: string | null },
): Promise<QuotedPost | null> {
  if (!quotePostId) return null;
  if (parentPostId) await tx.rows(LOCK_COUNTED, [[quotePostId, parentPostId]]);
  const [post] = await tx.rows<QuotablePost>(QUOTABLE_POST, [quotePostId, viewerId]);
  if (!post) throw new PostNotFound();
  if (post.blocks) throw new YouBlockThem();
  return { ...post, state: stateOfNew(post, viewerId) };
}

/** @throws QuoteRefused */
function stateOfNew(post: QuotablePost, viewerId: string): StoredQuoteState {
  if (post.author_id === viewerId) {
    // Their reply to a quack for the followers of someone else.
    if (post.audience_id !== null && post.audience_id !== viewerId) throw new QuoteRefused('QUOTES_CLOSED');
    return 'ACCEPTED';
  }
  if (post.audience_id !== null) throw new QuoteRefused('QUOTES_CLOSED');
  const rule = quoteRuleOf(post.quote_rule);
  if (rule === 'NOBODY') throw new QuoteRefused('QUOTES_CLOSED');
  if (rule === 'FOLLOWERS' && !post.follows) throw new QuoteRefused('QUOTES_FOLLOWERS_ONLY');
  return rule === 'ASK' ? 'PENDING' : 'ACCEPTED';
}

/**
 * Who reads a post that quotes another: never more people than read that one.
 * @param visibility who would read it otherwise
 * @param asked what the author chose; null lets it be narrowed
 * @throws InvalidPost
 */
export function visibilityOfQuote(
  visibility: Visibility,
  asked: Visibility | null | undefined,
  parent: AudienceColumns | null,
  quoted: QuotedPost | null,
): Visibility {
  if (!quoted) return visibility;
  const allowed = visibilitiesOfQuoteOf(visibilityOf(quoted));
  if (allowed.includes(visibility)) return visibility;
  const possible = parent ? visibilitiesOfReplyTo(visibilityOf(parent)) : allowed;
  const narrower = allowed.find((each) => possible.includes(each));
  if (!asked && narrower) return narrower;
  const message = 'A quote can not be seen by more people than what it quotes.';
  throw new InvalidPost('VISIBILITY_OF_QUOTE', message, {}, 'visibility');
}

/** Stores what a new post quotes and who may quote it. @param isHeld it waits for a moderator, so it doesn't count yet */
export async function storeQuote(
  tx: Tx,
  postId: string,
  quoted: QuotedPost | null,
  rule: QuoteRule,
  isHeld: boolean,
): Promise<void> {
  if (rule !== 'EVERYONE') await tx.rows(SET_QUOTE_RULE, [postId, QUOTE_RULES[rule]]);
  if (!quoted) return;
  const { id, author_id: authorId, state } = quoted;
  await tx.rows(INSERT_QUOTE, [postId, id, authorId, state, state === 'ACCEPTED' && !isHeld]);
  if (!isHeld) tx.publish(new PostQuoted(postId, id, authorId, state));
}

interface CountedQuote {
  quoted_id: string;
  quoted_author_id: string;
  state: StoredQuoteState;
}

/** A post is about to be removed: what it quotes has a quote less. @param post locked before */
export async function uncountQuote(tx: Tx, post: { id: string; quote_of: string | null }): Promise<void> {
  if (post.quote_of === null) return;
  await tx.rows(COUNT_QUOTE, [post.id, -1]);
  tx.publish(new QuotesRecounted(post.quote_of));
}

/** A post was restored. @param isNew no one has seen it before */
export async function recountQuote(
  tx: Tx,
  post: { id: string; quote_of: string | null },
  isNew: boolean,
): Promise<void> {
  if (post.quote_of === null) return;
  const [quote] = await tx.rows<CountedQuote>(COUNT_QUOTE, [post.id, 1]);
  if (isNew && quote) tx.publish(new PostQuoted(post.id, quote.quoted_id, quote.quoted_author_id, quote.state));
  else tx.publish(new QuotesRecounted(post.quote_of));
}

/** What a scheduled post will quote. */
export async function quoteOfScheduled(tx: Tx, scheduledId: string): Promise<QuoteDraft & { quoteRule: QuoteRule }> {
  const [row] = await tx.rows<{ quote_of: string | null; quote_rule: number }>(QUOTE_OF_SCHEDULED, [scheduledId]);
  return { quotePostId: row?.quote_of ?? null, quoteRule: quoteRuleOf(row?.quote_rule ?? QUOTE_RULES.EVERYONE) };
}

/**
 * Keeps what a scheduled post (stored before) will quote, and narrows who will read it. Both are asked again when it is published.
 * @param asked who will read it, if the author chose that now
 * @throws PostNotFound, YouBlockThem, QuoteRefused, InvalidPost
 */
export async function scheduleQuote(
  tx: Tx,
  { id, authorId, asked }: { id: string; authorId: string; asked: Visibility | null | undefined },
  draft: QuoteDraft & { quoteRule: QuoteRule },
): Promise<void> {
  const quoted = await admitQuote(tx, authorId, draft);
  const rows = await tx.rows<{ visibility: Visibility }>(SET_SCHEDULED_QUOTE, [
    ...[id, quoted?.id ?? null, QUOTE_RULES[draft.quoteRule]],
  ]);
  const { visibility } = rows[0]!;
  const narrowed = visibilityOfQuote(visibility, asked, null, quoted);
  if (narrowed !== visibility) await tx.rows(NARROW_SCHEDULED, [id, narrowed]);
}
