import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties } from '#kernel/database/base-properties.js';
import { LANGUAGES } from '#kernel/request/language.js';
import { ROLES } from '#kernel/request/viewer.js';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const SIDEBARS = ['fixed', 'condensed'] as const;
export type Sidebar = (typeof SIDEBARS)[number];

/** Colors of what can be pressed or is chosen. */
export const ACCENTS = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;
export type Accent = (typeof ACCENTS)[number];

export const TEXT_SIZES = ['small', 'medium', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Rows of a list on the web client where the person has not chosen. */
export const DEFAULT_LIST_SIZE = 10;

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** As typed; `handleKey` is what it is compared by. */
    handle: p.string(),
    handleKey: p.string(),
    email: p.string(),
    emailKey: p.string(),
    passwordHash: p.string(),
    displayName: p.string(),
    bio: p.text().default(''),
    location: p.string().nullable(),
    website: p.string().nullable(),
    imageUrl: p.string().nullable(),
    bannerUrl: p.string().nullable(),
    role: p.enum(ROLES).default('basic'),
    isActive: p.boolean().default(true),
    /** Until then the account can do nothing, and nobody sees it. */
    emailVerifiedAt: p.datetime(3).nullable(),
    requiresLogin: p.boolean().default(false),
    language: p.enum(LANGUAGES).default('en'),
    theme: p.enum(THEMES).default('system'),
    pageSize: p.integer().default(DEFAULT_LIST_SIZE),
    sidebar: p.enum(SIDEBARS).default('fixed'),
    accent: p.enum(ACCENTS).default('pond'),
    textSize: p.enum(TEXT_SIZES).default('medium'),
    /** True: nothing moves. False: as the device says. */
    reducedMotion: p.boolean().default(false),
    emailNotifications: p.boolean().default(true),
    followerCount: p.integer().default(0),
    followingCount: p.integer().default(0),
    postCount: p.integer().default(0),
    lastSeenAt: p.datetime(3).nullable(),
    /** A deleted account keeps a row without anything of the person in it. */
    deletedAt: p.datetime(3).nullable(),
    updatedAt: p
      .datetime(3)
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** An account, and the person as others see them. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);

export const HeldHandleSchema = defineEntity({
  name: 'HeldHandle',
  tableName: 'held_handles',
  properties: { handleKey: p.string().primary(), heldUntil: p.datetime(3) },
});

export type UserTable = InferKyselyDB<typeof UserSchema>;
export type HeldHandleTable = InferKyselyDB<typeof HeldHandleSchema>;
