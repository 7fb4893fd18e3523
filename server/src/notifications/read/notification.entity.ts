import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';
import { PostSchema } from '#posts/model/post.entity.js';

/** A notification groups acts of one kind, on one subject and one day. */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  properties: {
    id: p.uuid().primary(),
    recipientId: foreignKey(UserSchema, 'recipient_id').deleteRule('cascade'),
    kind: p.enum([
      'NOD',
      'REPLY',
      'MENTION',
      'QUOTE',
      'QUOTE_REQUEST',
      'FOLLOW',
      'FOLLOW_REQUEST',
      'FOLLOW_ACCEPTED',
      'REQUACK',
      'POLL_ENDED',
      'POST',
      'SYSTEM',
    ]),
    /** What was acted on: the post, or for a follow or a request the recipient. Where one person waits, a key of both. */
    subjectId: p.uuid(),
    postId: foreignKey(PostSchema, 'post_id').deleteRule('cascade').nullable(),
    reason: p.text().nullable(),
    day: p.date(),
    /** The latest act. It sorts the list and, compared with `readId`, tells whether there is something new. */
    latestId: p.uuid(),
    readId: p.uuid().nullable(),
    actorCount: p.integer().check('actor_count >= 0'),
    /** The recipient's policy has it wait until they accept its person. (What filters of words hide is decided when it is read.) */
    isRequest: p.boolean().default(false),
    /** Who alone acts in a group that is or was a request. */
    requesterId: foreignKey(UserSchema, 'requester_id').deleteRule('cascade').nullable(),
  },
  uniques: [{ properties: ['recipientId', 'kind', 'subjectId', 'day'] }],
  indexes: [
    {
      name: 'notifications_by_recipient',
      expression: 'create index notifications_by_recipient on notifications (recipient_id, latest_id desc)',
    },
    {
      name: 'notifications_by_kind',
      expression: 'create index notifications_by_kind on notifications (recipient_id, kind, latest_id desc)',
    },
    {
      name: 'notifications_unread',
      expression:
        'create index notifications_unread on notifications (recipient_id, latest_id desc) where read_id is null or read_id < latest_id',
    },
    {
      name: 'notifications_requests',
      expression:
        'create index notifications_requests on notifications (recipient_id, latest_id desc) where is_request',
    },
    {
      name: 'notifications_by_requester',
      properties: ['requesterId', 'recipientId'],
      where: 'requester_id is not null',
    },
    { name: 'notifications_by_post', properties: 'postId', where: 'post_id is not null' },
  ],
});

/** One act in a notification. Its primary key makes repeated deliveries harmless. */
export const NotificationActSchema = defineEntity({
  name: 'NotificationAct',
  tableName: 'notification_acts',
  properties: {
    recipientId: p.uuid().primary(),
    kind: p.text().primary(),
    subjectId: p.uuid().primary(),
    actorId: foreignKey(UserSchema, 'actor_id').deleteRule('cascade').primary(),
    notificationId: foreignKey(NotificationSchema, 'notification_id').deleteRule('cascade'),
    actId: p.uuid(),
  },
  indexes: [
    {
      name: 'notification_acts_by_group',
      expression: 'create index notification_acts_by_group on notification_acts (notification_id, act_id desc)',
    },
    {
      name: 'notification_acts_by_recipient',
      expression: 'create index notification_acts_by_recipient on notification_acts (recipient_id, act_id desc)',
    },
    { name: 'notification_acts_actor', properties: 'actorId' },
  ],
});
