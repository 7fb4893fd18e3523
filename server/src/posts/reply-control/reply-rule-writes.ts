import type { Tx } from '#kernel/events/tx.js';
import { APPLY_SCHEDULED_RULE, RECOUNT_FOLDED, SCHEDULE_RULE, STORE_RULE } from './reply-control-statements.js';
import type { CheckedReplyRule } from './reply-rule-check.js';

/** Stores the rule of a quack that was inserted in this transaction. Its end counts from now. */
export async function storeRule(tx: Tx, postId: string, { bits, hours }: CheckedReplyRule): Promise<void> {
  await tx.rows(STORE_RULE, [postId, bits, hours]);
}

/** The same of a scheduled post. @param rule null for everyone without an end */
export async function scheduleRule(tx: Tx, scheduledId: string, rule: CheckedReplyRule | null): Promise<void> {
  await tx.rows(SCHEDULE_RULE, [scheduledId, rule?.bits ?? 0, rule?.hours ?? null]);
}

/** Gives a published post the rule of the scheduled post that it was. */
export async function applyScheduledRule(tx: Tx, scheduledId: string, postId: string): Promise<void> {
  await tx.rows(APPLY_SCHEDULED_RULE, [scheduledId, postId]);
}

/** Counts a hidden reply that was put back (1) or deleted (-1). */
export async function recountFolded(tx: Tx, replyId: string, change: 1 | -1): Promise<void> {
  await tx.rows(RECOUNT_FOLDED, [replyId, change]);
}
