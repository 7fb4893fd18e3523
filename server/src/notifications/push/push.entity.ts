import { defineEntity, p } from '@mikro-orm/core';
import { SessionSchema } from '#identity/model/session.entity.js';
import { UserSchema } from '#identity/users/user.entity.js';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';

/** Devices of one person that get pushes; a further one replaces the one that was added first. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;

/** The address of one browser at its push service. It belongs to a session and ends with it. */
export const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    sessionId: foreignKey(SessionSchema, 'session_id').deleteRule('cascade'),
    endpoint: p.text().unique(),
    /** The public key of the browser, as base64url. */
    p256dh: p.text(),
    /** The secret that the browser shares with this server, as base64url. */
    auth: p.text(),
    lastSuccessAt: p.datetime(3).nullable(),
    /** Attempts that failed since the last success. */
    failures: p.integer().default(0),
  },
  indexes: [
    { name: 'push_subscriptions_by_user', properties: ['userId', 'id'] },
    { name: 'push_subscriptions_session', properties: 'sessionId' },
  ],
});

/** What an app can ask to be told of, by the names of Mastodon; of some, nothing is ever told here. */
export const APP_ALERTS = [
  'mention',
  'quote',
  'status',
  'reblog',
  'follow',
  'follow_request',
  'favourite',
  'poll',
  'update',
  'quoted_update',
  'admin.sign_up',
  'admin.report',
] as const;
export type AppAlert = (typeof APP_ALERTS)[number];

/** About whose acts an app is told: everyone's, those of people whom its person follows, those of followers, or no one's. */
export const PUSH_POLICIES = ['all', 'followed', 'follower', 'none'] as const;
export type PushPolicy = (typeof PUSH_POLICIES)[number];

/**
 * The address of an app at its push service, one per token. Unlike browsers of our own client, apps of two people may share an
 * address: one browser has one, however many people use the app in it.
 */
export const AppPushSubscriptionSchema = defineEntity({
  name: 'AppPushSubscription',
  tableName: 'app_push_subscriptions',
  properties: {
    ...baseProperties,
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade'),
    sessionId: foreignKey(SessionSchema, 'session_id').deleteRule('cascade').unique(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    /** Encrypted by RFC 8291; otherwise by the draft of it that older clients know (aesgcm). */
    isStandard: p.boolean(),
    /** The token of the app, which each push holds, encrypted by AppTokenBox. */
    sealedToken: p.blob(),
    alerts: p.array<AppAlert>().$type<AppAlert[]>(),
    policy: p.enum(PUSH_POLICIES),
    lastSuccessAt: p.datetime(3).nullable(),
    /** Attempts that failed since the last success. */
    failures: p.integer().default(0),
  },
  indexes: [{ name: 'app_push_subscriptions_by_user', properties: ['userId', 'id'] }],
});

/**
 * What is about to be told to someone outside the site, or was a while ago: while a turn waits, what else happens to the same subject
 * is told together with it.
 */
export const NotificationTurnSchema = defineEntity({
  name: 'NotificationTurn',
  tableName: 'notification_turns',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    /** What it is about (notification-tag.ts). */
    tag: p.text().primary(),
    /** Null: nothing waits. */
    dueAt: p.datetime(3).nullable(),
    toldAt: p.datetime(3).nullable(),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'notification_turns_age', properties: 'updatedAt' }],
});
