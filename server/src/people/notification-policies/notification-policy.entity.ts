import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** What happens with what people of one kind do, from mild to strict: the strictest that applies decides. */
export const POLICY_CHOICES = ['accept', 'request', 'ignore'] as const;
export type PolicyChoice = (typeof POLICY_CHOICES)[number];

const choice = (column: string) => p.smallint().check(`${column} >= 0 and ${column} <= 2`);

/** Who reaches a person; each value is a place in `POLICY_CHOICES`. Without a row, the defaults apply. */
export const NotificationPolicySchema = defineEntity({
  name: 'NotificationPolicy',
  tableName: 'notification_policies',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    notFollowing: choice('not_following').default(0),
    notFollowers: choice('not_followers').default(0),
    newPeople: choice('new_people').default(0),
    strangersWhispers: choice('strangers_whispers').default(1),
    limited: choice('limited').default(1),
  },
});

/** What a person decided about the requests of one other person. */
export const NotificationSenderSchema = defineEntity({
  name: 'NotificationSender',
  tableName: 'notification_senders',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    senderId: foreignKey(UserSchema, 'sender_id').deleteRule('cascade').primary(),
    /** What the sender does arrives, whatever the policy says. */
    isAccepted: p.boolean().default(false),
    /** The latest act that was dismissed; what is newer is shown again. */
    dismissedId: p.uuid().nullable(),
  },
  indexes: [{ name: 'notification_senders_by_sender', properties: 'senderId' }],
});
