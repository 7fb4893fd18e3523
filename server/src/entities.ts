import type { EntitySchema } from '@mikro-orm/postgresql';
import { ClaimCategorySchema, ClaimDefinitionSchema } from '#identity/claims/claim.entity.js';
import { EmailTokenSchema } from '#identity/registration/email-token.entity.js';
import { SessionSchema } from '#identity/sessions/session.entity.js';
import { HeldHandleSchema, UserSchema } from '#identity/users/user.entity.js';
import { FollowSchema } from '#people/follows/follow.entity.js';
import { PostSchema } from '#posts/post.entity.js';

/** Every entity of the product; no globs, so that what exists can be read here. */
export const entities: readonly EntitySchema[] = [
  UserSchema,
  HeldHandleSchema,
  SessionSchema,
  EmailTokenSchema,
  ClaimCategorySchema,
  ClaimDefinitionSchema,
  FollowSchema,
  PostSchema,
];
