import { defineEntity, p } from '@mikro-orm/core';
import { foreignKey } from '#kernel/database/base-properties.js';
import { MAX_COMMENT } from '../registration-rules/registration-rules.entity.js';
import { UserSchema } from '../users/user.entity.js';

/** Why an account needs approval; the first that applies, from the strictest. */
export const APPROVAL_CAUSES = ['MODE', 'ABSENCE', 'EMAIL_DOMAIN', 'HANDLE', 'ADDRESS'] as const;
export type ApprovalCause = (typeof APPROVAL_CAUSES)[number];

/**
 * A registration that someone has to approve. Until then the account counts as unverified, so that no one sees it and it
 * can do nothing. A refused account is deleted, and its request with it.
 */
export const RegistrationRequestSchema = defineEntity({
  name: 'RegistrationRequest',
  tableName: 'registration_requests',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    /** Why the person wants to join. */
    reason: p.text().default('').check(`char_length(reason) <= ${MAX_COMMENT}`),
    cause: p.enum(APPROVAL_CAUSES),
    state: p.enum(['PENDING', 'APPROVED']).default('PENDING'),
    /** When the address was verified; only then the request is shown. */
    verifiedAt: p.datetime(3).nullable(),
    decidedBy: foreignKey(UserSchema, 'decided_by').deleteRule('set null').nullable(),
    decidedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'registration_requests_waiting',
      properties: 'userId',
      where: "state = 'PENDING' and verified_at is not null",
    },
    { name: 'registration_requests_by_decider', properties: 'decidedBy' },
  ],
});
