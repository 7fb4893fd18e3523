import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';

/** Days after which the posts and media of a suspended person are deleted, unless the suspension is lifted before. */
export const ERASURE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Only the person, and staff, see it. */
@ObjectType('AccountState', { description: 'What staff decided about an account; only staff and its owner see it.' })
export class AccountStateView {
  @Field({ description: 'Only followers, and people who know the address, see what the person writes.' })
  isLimited!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until then, the person can read but not write; null: not frozen.',
  })
  frozenUntil!: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Since when no one sees the person, who can do nothing but see this and export their data; null: not suspended.',
  })
  suspendedAt!: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the quacks and media of a suspended person are, or were, deleted for good; null: not suspended.',
  })
  erasedAt!: Date | null;
}

export interface AccountStateRow {
  is_limited: boolean;
  frozen_until: Date | null;
  suspended_at: Date | null;
  posts_erased_at: Date | null;
}

export function accountStateOf({
  is_limited,
  frozen_until,
  suspended_at,
  posts_erased_at,
}: AccountStateRow): AccountStateView {
  return {
    isLimited: is_limited,
    frozenUntil: frozen_until !== null && frozen_until.getTime() > Date.now() ? frozen_until : null,
    suspendedAt: suspended_at,
    erasedAt: posts_erased_at ?? (suspended_at && new Date(suspended_at.getTime() + ERASURE_DAYS * DAY_MS)),
  };
}
