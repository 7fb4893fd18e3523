/* Who can reply below a quack, for the server, which decides, and the web client, which says so before anyone writes. */

/** In the order of their bits in the database. NOBODY stands alone; the others add up. None of them: everyone. */
export const REPLY_AUDIENCES = ['FOLLOWERS', 'FOLLOWING', 'MENTIONED', 'NOBODY'] as const;

/**
 * - FOLLOWERS: people who follow the author of the quack.
 * - FOLLOWING: people whom the author follows.
 * - MENTIONED: people whom the quack mentions.
 * - NOBODY: no one but the author, who always can.
 */
export type ReplyAudience = (typeof REPLY_AUDIENCES)[number];

/** What clients offer for the end of replies, in hours: an hour, a day, a week, 30 days. */
export const CLOSING_HOURS = [1, 24, 168, 720] as const;
/** The longest time until replies close, in hours: a year. */
export const MAX_CLOSING_HOURS = 8_784;

/** Replies of one quack that its author can hide. */
export const MAX_HIDDEN_REPLIES = 300;

/** 0 for everyone. */
export const bitsOfReplyRule = (rule: readonly ReplyAudience[]): number =>
  REPLY_AUDIENCES.reduce((bits, audience, index) => (rule.includes(audience) ? bits | (1 << index) : bits), 0);

/** In the order of the bits; empty for everyone. */
export const replyRuleOf = (bits: number): ReplyAudience[] =>
  REPLY_AUDIENCES.filter((_, index) => (bits & (1 << index)) !== 0);

/** Whether a rule says one thing: nobody can't be joined by anyone. */
export const isReplyRule = (rule: readonly ReplyAudience[]): boolean => !rule.includes('NOBODY') || rule.length === 1;
