import { bitsOfReplyRule, isReplyRule, MAX_CLOSING_HOURS, type ReplyAudience } from '@mallard/rules/reply-rules';
import { InvalidPost } from '../model/post.errors.js';
import { RepliesClosed, RepliesLimited } from './reply-control.errors.js';
import { permissionOf, type ReplyControl, replyTermsOf } from '../model/reply-control.js';

/** What a draft says about replies. */
export interface ReplyRuleDraft {
  /** Null or empty: everyone. */
  replyRule?: readonly ReplyAudience[] | null;
  /** Whole hours from the publication until replies close, 1 to a year; null for no end. */
  repliesCloseAfterHours?: number | null;
}

/** As it is stored. */
export interface CheckedReplyRule {
  bits: number;
  hours: number | null;
}

/** @returns bits, 0 for everyone @throws InvalidPost if NOBODY is combined with others */
export function checkReplyRule(rule: readonly ReplyAudience[]): number {
  if (isReplyRule(rule)) return bitsOfReplyRule(rule);
  throw new InvalidPost('REPLY_RULE_NOBODY', 'If nobody can reply, no one else can be chosen.', {}, 'replyRule');
}

/**
 * @param parentPostId what the draft answers
 * @returns null where everyone can reply without an end
 * @throws InvalidPost for a reply, which follows the rule of its thread, and for a combination or a duration that makes no sense
 */
export function checkReplyDraft(draft: ReplyRuleDraft, parentPostId?: string | null): CheckedReplyRule | null {
  const bits = checkReplyRule(draft.replyRule ?? []);
  const hours = draft.repliesCloseAfterHours ?? null;
  if (bits === 0 && hours === null) return null;
  if (parentPostId) throw new RuleOfReply();
  if (hours === null || (hours >= 1 && hours <= MAX_CLOSING_HOURS)) return { bits, hours };
  const message = `Replies can close 1 to ${MAX_CLOSING_HOURS} hours after the quack is published.`;
  throw new InvalidPost('REPLIES_CLOSE_TIME', message, { max: MAX_CLOSING_HOURS }, 'repliesCloseAfterHours');
}

export class RuleOfReply extends InvalidPost {
  constructor() {
    super('REPLY_RULE_OF_REPLY', 'Who can reply is decided by the quack at the top of the thread.', {}, 'replyRule');
  }
}

/** @throws RepliesLimited, RepliesClosed */
export function admitReply(control: ReplyControl | null): void {
  const permission = permissionOf(control);
  if (permission === 'YES') return;
  const { replyRule, repliesCloseAt } = replyTermsOf(control, { id: null });
  throw permission === 'LIMITED' ? new RepliesLimited(replyRule) : new RepliesClosed(repliesCloseAt!);
}
