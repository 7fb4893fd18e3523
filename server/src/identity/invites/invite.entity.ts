import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { MAX_COMMENT } from '../registration-rules/registration-rules.entity.js';
import { UserSchema } from '../users/user.entity.js';

/** Invites of one person that can be used at the same time. */
export const MAX_INVITES = 50;
/** Accounts that one invite can make. */
export const MAX_INVITE_USES = 100;
/** Days that an invite is valid for at most, unless it never expires. */
export const MAX_INVITE_DAYS = 365;

/** A code with which other people register. */
export const InviteSchema = defineEntity({
  name: 'Invite',
  tableName: 'invites',
  properties: {
    ...baseProperties,
    ownerId: foreignKey(UserSchema, 'owner_id').deleteRule('cascade'),
    code: p.text().unique(),
    /** Null for one without a limit. */
    maxUses: p.integer().nullable().check(`max_uses >= 1 and max_uses <= ${MAX_INVITE_USES}`),
    /** Registrations with it, verified or not. */
    uses: p.integer().default(0).check('uses >= 0'),
    /** Null for one that never expires. */
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    /** Those who register with it follow its owner. */
    followsOwner: p.boolean().default(false),
    /** The owner's note; no one else sees it. */
    comment: p.text().default('').check(`char_length(comment) <= ${MAX_COMMENT}`),
  },
  indexes: [{ name: 'invites_by_owner', expression: 'create index invites_by_owner on invites (owner_id, id desc)' }],
});

/** Who registered with which invite. */
export const InvitedUserSchema = defineEntity({
  name: 'InvitedUser',
  tableName: 'invited_users',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    inviteId: foreignKey(InviteSchema, 'invite_id').deleteRule('cascade'),
  },
  indexes: [{ name: 'invited_users_by_invite', properties: 'inviteId' }],
});
