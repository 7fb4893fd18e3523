import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import type { AppScope } from '#kernel/request/scopes/app-scopes.js';

/** Characters of a name, … */
export const MAX_APP_NAME = 60;
/** … of a website and of a redirect address, … */
export const MAX_APP_ADDRESS = 2_000;
/** … and addresses to which an app may have people sent back. */
export const MAX_REDIRECTS = 10;
/** Days after which an app that no one ever let in, and that has no token, is deleted. */
export const UNUSED_APP_DAYS = 1;

/** A program of the client API, as it described itself. Apps that were used stay: their programs keep the credentials for good. */
export const AppSchema = defineEntity({
  name: 'App',
  tableName: 'apps',
  properties: {
    ...baseProperties,
    clientId: p.text().unique(),
    /** SHA-256. The secret has 256 random bits, so that a slow hash would protect nothing. */
    secretHash: p.blob(),
    name: p.text(),
    website: p.text().nullable(),
    redirectUris: p.array<string>(),
    /** The most that it may ask people for. */
    scopes: p.array<AppScope>(),
    /** When it last got a token; null for never. */
    lastUsedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'apps_unused',
      expression: 'create index apps_unused on apps (created_at) where last_used_at is null',
    },
  ],
});

export type AppTable = InferKyselyDB<typeof AppSchema>;

/** The token of an app that acts for no one: it reads what visitors read. */
export const AppTokenSchema = defineEntity({
  name: 'AppToken',
  tableName: 'app_tokens',
  properties: {
    tokenHash: p.blob().primary(),
    appId: foreignKey(AppSchema, 'app_id').deleteRule('cascade').index('app_tokens_by_app'),
    scopes: p.array<AppScope>(),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
  },
});

export type AppTokenTable = InferKyselyDB<typeof AppTokenSchema>;

/** Days after which a token that acts for no one is deleted if it is not used. */
export const UNUSED_TOKEN_DAYS = 30;
