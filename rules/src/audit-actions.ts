/*
 * Every kind of entry of the audit log. The server records no other one, and the sentences of each language
 * (`audit-sentences-en`, `audit-sentences-he`) have one for each, so that the log has a sentence for everything in it.
 */
export const AUDIT_ACTIONS = [
  'user.created',
  'user.updated',
  'user.role.changed',
  'user.deactivated',
  'user.reactivated',
  'user.deleted',
  'user.left',
  'user.returned',
  'user.invited',
  'user.session.ended',
  'user.sessions.ended',
  'user.reset.sent',
  'user.password.reset',
  'user.second_factor.reset',
  'user.verification.sent',
  'user.verified',
  'user.token.created',
  'user.token.revoked',
  'user.two_factor.enabled',
  'user.two_factor.disabled',
  'user.recovery_codes.renewed',
  'user.recovery_code.used',
  'user.passkey.added',
  'user.passkey.removed',
  'user.sign_in.disowned',
  'user.handle.changed',
  'user.email.changed',
  'user.email.refused',
  'user.email.restored',
  'user.claim.granted',
  'user.claim.revoked',
  'registration.approved',
  'registration.refused',
  'registration.age.changed',
  'registration.mode.changed',
  'registration.block.added',
  'registration.block.removed',
  'invite.created',
  'invite.revoked',
  'role.claim.granted',
  'role.claim.revoked',
  'claim.defined',
  'claim.redefined',
  'claim.deleted',
  'claim.category.created',
  'claim.category.updated',
  'claim.category.deleted',
  'post.removed',
  'moderation.decided',
  'moderation.overruled',
  'moderation.word.added',
  'moderation.word.removed',
  'appeal.granted',
  'appeal.denied',
  'rules.updated',
  'help.topic.created',
  'help.topic.updated',
  'help.topic.deleted',
  'help.topic.restored',
  'help.topic.ordered',
  'help.category.created',
  'help.category.updated',
  'help.category.deleted',
  'help.category.ordered',
  'help.page.updated',
  'help.picture.added',
  'help.message.updated',
  'help.message.answered',
  'help.message.deleted',
  'maintenance.created',
  'maintenance.updated',
  'maintenance.toggled',
  'maintenance.deleted',
  'event.retried',
  'product.created',
  'product.updated',
  'product.deleted',
  'product.restored',
  'product.erased',
  'email_subscription.verified',
  'email_subscription.unverified',
  'email_subscription.deleted',
  'newsletter.sent',
  'newsletter.scheduled',
  'newsletter.rescheduled',
  'newsletter.canceled',
] as const;

/** Who acted, in the place of a handle, where an operator did it at the command line of the server. No handle has a space. */
export const COMMAND_LINE = 'command line';

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The fields whose values the sentence of an action says. */
const SAID: Partial<Record<string, readonly string[]>> = {
  'user.role.changed': ['role'],
  'user.deactivated': ['isActive'],
  'user.reactivated': ['isActive'],
  'moderation.decided': ['outcome'],
  'moderation.overruled': ['outcome'],
  'appeal.granted': ['outcome'],
  'appeal.denied': ['outcome'],
  'user.handle.changed': ['handle'],
  'user.email.changed': ['email'],
  'user.email.refused': ['email'],
  'user.email.restored': ['email'],
  'user.claim.granted': ['claim'],
  'user.claim.revoked': ['claim'],
  'registration.mode.changed': ['mode'],
  'role.claim.granted': ['claim'],
  'role.claim.revoked': ['claim'],
  'maintenance.toggled': ['isActive'],
  'email_subscription.verified': ['isVerified'],
  'email_subscription.unverified': ['isVerified'],
  'newsletter.sent': ['recipients'],
};

/** An action that is told by two sentences, one for each value. */
type Toggled = 'maintenance.toggled';
/** The names of the sentences; `other` is for actions of another version of the server. */
export type AuditSentence = Exclude<AuditAction, Toggled> | `${Toggled}.${'on' | 'off'}` | 'other';

export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The changes that the sentence leaves out, without fields that are empty or the same before and after. */
export function changesBeside(action: string, changes: readonly AuditChange[]): AuditChange[] {
  const said = SAID[action] ?? [];
  return changes.filter(({ field, before, after }) => !said.includes(field) && (before ?? '') !== (after ?? ''));
}

export function sentenceOf(action: string, changes: readonly AuditChange[]): AuditSentence {
  if (action === 'maintenance.toggled') {
    const isActive = changes.some(({ field, after }) => field === 'isActive' && after === 'true');
    return isActive ? 'maintenance.toggled.on' : 'maintenance.toggled.off';
  }
  const known: AuditAction | undefined = AUDIT_ACTIONS.find((one) => one === action);
  return known === undefined || known === 'maintenance.toggled' ? 'other' : known;
}

/** What the sentence says of the changes: the first of its fields, before and after; `count` is what is after, as a number. */
export function saidValues(
  action: string,
  changes: readonly AuditChange[],
): { before: string | null; after: string | null; count: number } {
  const field = SAID[action]?.[0];
  const change = changes.find((one) => one.field === field);
  const count = Number(change?.after);
  return { before: change?.before ?? null, after: change?.after ?? null, count: Number.isFinite(count) ? count : 0 };
}
