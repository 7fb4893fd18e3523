import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { baseProperties } from '#kernel/database/base-properties.js';

/** One person follows another; at most once, and never themselves. */
export const FollowSchema = defineEntity({
  name: 'Follow',
  tableName: 'follows',
  properties: {
    ...baseProperties,
    followerId: p.uuid(),
    followeeId: p.uuid(),
  },
});

export type FollowTable = InferKyselyDB<typeof FollowSchema>;
