import type { UndoSeconds } from '@mallard/rules/drafts';
import { QUOTE_RULE_NAMES } from '@mallard/rules/quoting';
import { VISIBILITIES } from '@mallard/rules/visibility';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { Language } from '#kernel/request/language.js';
import { ROLES } from '#kernel/request/viewer.js';
import { LANGUAGE_FILTERS } from './language-filter.js';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const SIDEBARS = ['fixed', 'condensed'] as const;
export type Sidebar = (typeof SIDEBARS)[number];

/** Accent colors of buttons and selections. */
export const ACCENTS = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;
export type Accent = (typeof ACCENTS)[number];

export const TEXT_SIZES = ['small', 'medium', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What a person sees of sensitive media: all, a cover that they can lift, or a line that can bring it. */
export const SENSITIVE_MEDIA = ['show', 'blur', 'hide'] as const;
export type SensitiveMedia = (typeof SENSITIVE_MEDIA)[number];

/**
 * The first screens of a new account: shown, followed by a checklist, or over. Existing accounts and those that an
 * administrator makes begin with `done`.
 */
export const ONBOARDINGS = ['welcome', 'checklist', 'done'] as const;
export type Onboarding = (typeof ONBOARDINGS)[number];

/** Kinds of notifications that a person can turn off. */
export const NOTIFIED_KINDS = ['FOLLOW', 'MENTION', 'NOD', 'POST', 'REPLY', 'REQUACK'] as const;
/** Those that are on without being stored: they came when the others were stored already. */
export const LATER_KINDS = ['POST', 'REQUACK'] as const satisfies readonly (typeof NOTIFIED_KINDS)[number][];
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

/** Rows of a list in the web client by default. */
export const DEFAULT_LIST_SIZE = 10;

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** As typed; `handleKey` is used for comparison. */
    handle: p.text(),
    handleKey: p.text().unique().collation('C'),
    /** Null if it is the first one. */
    handleChangedAt: p.datetime(3).nullable(),
    email: p.text(),
    emailKey: p.text().unique().collation('C'),
    /** An unconfirmed address set by an administrator; until then `email` applies. */
    pendingEmail: p.text().nullable(),
    pendingEmailKey: p.text().collation('C').nullable(),
    passwordHash: p.text(),
    displayName: p.text(),
    bio: p.text().default(''),
    location: p.text().nullable(),
    website: p.text().nullable(),
    imageUrl: p.text().nullable(),
    bannerUrl: p.text().nullable(),
    role: p.enum(ROLES).default('basic'),
    /** False for deactivated, suspended and leaving people: no one sees them. */
    isActive: p.boolean().default(true),
    /** Found by address and seen by followers only. */
    isLimited: p.boolean().default(false),
    /** Five different people have given their posts a nod; taking nods back changes nothing. */
    isEstablished: p.boolean().default(false),
    /** Until then, the person reads and writes nothing; what is past means nothing. */
    frozenUntil: p.datetime(3).nullable(),
    /** Null: not suspended. */
    suspendedAt: p.datetime(3).nullable(),
    /** Whether lifting the suspension activates the account; false if it had been deactivated before. */
    activeAfterSuspension: p.boolean().default(true),
    /** When the posts of a suspended person were deleted for good. */
    postsErasedAt: p.datetime(3).nullable(),
    /** When the account is deleted at its owner's wish; null: they stay. */
    leavesAt: p.datetime(3).nullable(),
    /** Null: the account can do nothing and no one sees it. */
    emailVerifiedAt: p.datetime(3).nullable(),
    requiresLogin: p.boolean().default(false),
    /** Others don't see the list of this user's nods. */
    hidesNods: p.boolean().default(false),
    /** Those who want to follow have to be accepted. */
    approvesFollowers: p.boolean().default(false),
    /** The same for accounts that are younger than a day. */
    newcomersAsk: p.boolean().default(false),
    /** Who reads what the person writes, unless they choose otherwise. */
    defaultVisibility: p.enum(VISIBILITIES).default('PUBLIC'),
    /** Who may quote it, unless they choose otherwise. */
    defaultQuoteRule: p.enum(QUOTE_RULE_NAMES).default('EVERYONE'),
    /** How long what the person writes can be undone before it leaves, for clients to ask for. */
    undoSeconds: p.smallint().$type<UndoSeconds>().default(0).check('undo_seconds in (0, 10, 30, 60)'),
    /** Changes with each change of the person's filters; null without filters. */
    filtersVersion: p.uuid().nullable(),
    language: p.text().$type<Language>().default('en'),
    theme: p.enum(THEMES).default('system'),
    pageSize: p.integer().default(DEFAULT_LIST_SIZE).check('page_size >= 1 and page_size <= 100'),
    sidebar: p.enum(SIDEBARS).default('fixed'),
    accent: p.enum(ACCENTS).default('pond'),
    textSize: p.enum(TEXT_SIZES).default('medium'),
    /** True: no animations. False: as the device is set. */
    reducedMotion: p.boolean().default(false),
    sensitiveMedia: p.enum(SENSITIVE_MEDIA).default('blur'),
    emailNotifications: p.boolean().default(true),
    onboarding: p.enum(ONBOARDINGS).default('done'),
    /** Languages that the person reads; empty until they choose, then the interface language applies. */
    contentLanguages: p.array<string>().default([]),
    languageFilter: p.enum(LANGUAGE_FILTERS).default('off'),
    /** Keys of hashtags that the person is interested in. */
    topics: p.array<string>().default([]),
    notifiedKinds: p.array<NotifiedKind>().$type<NotifiedKind[]>().default(['FOLLOW', 'MENTION', 'NOD', 'REPLY']),
    /** Kinds that came later: everyone has them but for those who turned them off. */
    declinedKinds: p.array<NotifiedKind>().$type<NotifiedKind[]>().default([]),
    /** Applies where `emailNotifications` is true. */
    mailedKinds: p.array<NotifiedKind>().$type<NotifiedKind[]>().default(['FOLLOW', 'MENTION', 'REPLY']),
    /** When the last email about notifications was written. */
    notifiedByMailAt: p.datetime(3).nullable(),
    followerCount: p.integer().default(0).check('follower_count >= 0'),
    followingCount: p.integer().default(0).check('following_count >= 0'),
    postCount: p.integer().default(0).check('post_count >= 0'),
    /** The newest post, by which the stream finds active authors first. */
    lastPostId: p.uuid().nullable(),
    /** Home looks for requacks only of people who have ever made one. */
    hasRequacked: p.boolean().default(false),
    lastSeenAt: p.datetime(3).nullable(),
    /** A deleted account keeps a row without personal data. */
    deletedAt: p.datetime(3).nullable(),
    updatedAt: p
      .datetime(3)
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [
    { name: 'users_unverified', properties: 'createdAt', where: 'email_verified_at is null' },
    { name: 'users_by_role', properties: ['role', 'id'], where: "role <> 'basic'" },
    {
      name: 'users_most_followed',
      expression:
        'create index users_most_followed on users (follower_count desc, id desc) where is_active and email_verified_at is not null',
    },
    {
      name: 'users_by_plain_name',
      expression:
        'create index users_by_plain_name on users using gin (lower(without_accents(display_name)) gin_trgm_ops)',
    },
    { name: 'users_by_age', properties: 'createdAt' },
    { name: 'users_suspended', properties: 'suspendedAt', where: 'suspended_at is not null' },
    { name: 'users_leaving', properties: 'leavesAt', where: 'leaves_at is not null' },
    { name: 'users_by_pending_email', properties: 'pendingEmailKey', where: 'pending_email_key is not null' },
  ],
});

/** An account and its profile. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);

/** A handle that can't be taken for a while. */
export const HeldHandleSchema = defineEntity({
  name: 'HeldHandle',
  tableName: 'held_handles',
  properties: {
    handleKey: p.text().primary().collation('C'),
    heldUntil: p.datetime(3),
    /** Who had it before, can have it again, and is found by it. Null: no one. */
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').nullable(),
  },
  indexes: [{ name: 'held_handles_by_user', properties: 'userId', where: 'user_id is not null' }],
});

export type UserTable = InferKyselyDB<typeof UserSchema>;
export type HeldHandleTable = InferKyselyDB<typeof HeldHandleSchema>;
