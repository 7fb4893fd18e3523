import { type ReplyAudience, replyRuleOf } from '@mallard/rules/reply-rules';
import type { ViewerId } from '#kernel/request/viewer.js';

/**
 * Who can reply in a thread. The quack at its top decides for all replies below it; `reply_rule` holds the bits of
 * `rules/src/reply-rules.ts`. Where neither a rule nor an end is set, nothing is looked up.
 */

const isSet = (root: string) => `(${root}.reply_rule <> 0 or ${root}.replies_close_at is not null)`;

/** Whether a rule lets the viewer reply. The look-ups are scalar subqueries by key, made for one kind of people each. */
const isAllowed = (root: string, viewer: string) => `coalesce(${root}.author_id = ${viewer} or ${root}.reply_rule = 0
    or (${root}.reply_rule & 1 <> 0
      and (select true from follows f where f.follower_id = ${viewer} and f.followee_id = ${root}.author_id))
    or (${root}.reply_rule & 2 <> 0
      and (select true from follows f where f.follower_id = ${root}.author_id and f.followee_id = ${viewer}))
    or (${root}.reply_rule & 4 <> 0
      and (select true from post_mentions m where m.post_id = ${root}.id and m.user_id = ${viewer})), false)`;

const controlOf = (root: string, viewer: string, clock: string) => `json_build_object('rule', ${root}.reply_rule,
    'closesAt', ${root}.replies_close_at, 'isAuthor', coalesce(${root}.author_id = ${viewer}, false),
    'isAllowed', ${isAllowed(root, viewer)}, 'isClosed', coalesce(${root}.replies_close_at <= ${clock}, false))`;

/**
 * The rule of the thread of post `p`; null where nothing is set.
 * @param viewer the parameter or column with the viewer's id or null
 */
export const replyControl = (viewer: string) => `case
    when p.root_id is not null or ${isSet('p')} then (
      select ${controlOf('top', viewer, 'now()')} from posts top where top.id = coalesce(p.root_id, p.id) and ${isSet('top')})
    end`;

/**
 * The same for a statement that locks `p`: a quack answers from its own row, so that the lock keeps the answer true. It asks the clock of
 * the database at that instant, because servers may disagree about the time.
 */
export const lockedReplyControl = (viewer: string) => `case
    when p.root_id is not null then (
      select ${controlOf('top', viewer, 'clock_timestamp()')} from posts top where top.id = p.root_id and ${isSet('top')})
    when ${isSet('p')} then ${controlOf('p', viewer, 'clock_timestamp()')} end`;

/** What `replyControl` answers. */
export interface ReplyControl {
  rule: number;
  closesAt: string | null;
  /** The viewer wrote the quack. */
  isAuthor: boolean;
  isAllowed: boolean;
  isClosed: boolean;
}

export const REPLY_PERMISSIONS = ['YES', 'LIMITED', 'CLOSED', 'SIGN_IN'] as const;
export type ReplyPermission = (typeof REPLY_PERMISSIONS)[number];

/** What a post tells its viewer about replies. */
export interface ReplyTerms {
  replyRule: ReplyAudience[];
  repliesCloseAt: Date | null;
  viewerCanReply: ReplyPermission;
}

/** @param control null where everyone can reply without an end */
export function replyTermsOf(control: ReplyControl | null, viewer: ViewerId): ReplyTerms {
  return {
    replyRule: control ? replyRuleOf(control.rule) : [],
    repliesCloseAt: control?.closesAt ? new Date(control.closesAt) : null,
    viewerCanReply: viewer.id === null ? permissionOfVisitor(control) : permissionOf(control),
  };
}

/** The author always can; then the rule decides, then the clock. */
export function permissionOf(control: ReplyControl | null): Exclude<ReplyPermission, 'SIGN_IN'> {
  if (control === null || control.isAuthor) return 'YES';
  if (!control.isAllowed) return 'LIMITED';
  return control.isClosed ? 'CLOSED' : 'YES';
}

/** Signing in helps unless no one can reply. */
function permissionOfVisitor(control: ReplyControl | null): ReplyPermission {
  if (control?.isClosed) return 'CLOSED';
  return control && replyRuleOf(control.rule).includes('NOBODY') ? 'LIMITED' : 'SIGN_IN';
}
