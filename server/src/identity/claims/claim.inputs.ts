import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { type Role, ROLES } from '#kernel/request/viewer.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { InvalidClaim } from './claim.errors.js';
import type { ClaimChange, Holder } from './claim-grants.service.js';

@InputType({ description: 'Absent fields stay unchanged.' })
export class ClaimCategoryInput {
  @Field({ description: '1 to 60 characters.' })
  @IsText()
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @OptionalText()
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Claims of an inactive category have no effect.' })
  @OptionalFlag()
  isActive?: boolean | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class ClaimDefinitionInput extends ClaimCategoryInput {
  @Field(() => ID, { description: 'The category it belongs to.' })
  @IsText()
  categoryId!: string;

  @Field({ description: 'Up to 80 letters, digits, dots, colons, hyphens and underscores, such as products.write.' })
  @IsText()
  value!: string;
}

/** The same input for REST. */
export class ClaimDefinitionBody extends ClaimCategoryInput {
  @IsText()
  categoryId!: string;

  @IsText()
  claimValue!: string;
}

/** Changes per call at most. */
export const MAX_CLAIM_CHANGES = 200;

@InputType({
  description: 'A claim that a role or a person gets or loses; exactly one of `role` and `userId` is given.',
})
export class ClaimChangeInput {
  @Field(() => RoleEnum, { nullable: true, description: 'The role that gains or loses it; absent for a person.' })
  @IsOptional()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}.` })
  role?: Role | null;

  @Field(() => ID, { nullable: true, description: 'The person who gains or loses it; absent for a role.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'userId must be an id.' })
  userId?: string | null;

  @Field(() => ID, { description: 'The claim to grant or revoke.' })
  @IsUUID(undefined, { message: 'claimId must be an id.' })
  claimId!: string;

  @Field(() => Boolean, {
    description: 'True grants, false revokes. Granting a claim that is held, or revoking one that is not, succeeds.',
  })
  @IsBoolean({ message: 'grant must be true or false.' })
  grant!: boolean;
}

@InputType({ description: 'Grants and revocations of claims, stored together or not at all.' })
export class ChangeClaimsInput {
  @Field(() => [ClaimChangeInput], {
    description: `1 to ${MAX_CLAIM_CHANGES} changes, each claim of a role or person once.`,
  })
  @IsArray({ message: 'changes must be a list.' })
  @ArrayNotEmpty({ message: 'changes must hold at least one change.' })
  @ArrayMaxSize(MAX_CLAIM_CHANGES, { message: `changes must hold at most ${MAX_CLAIM_CHANGES} changes.` })
  @ValidateNested({ each: true })
  @Type(() => ClaimChangeInput)
  changes!: ClaimChangeInput[];
}

/** @throws InvalidClaim if a change names a role and a user, or neither */
export function claimChangesOf({ changes }: ChangeClaimsInput): ClaimChange[] {
  return changes.map(({ role, userId, claimId, grant }, index) => ({
    holder: holderOf(role ?? null, userId ?? null, `changes.${index}`),
    claimId: claimId.toLowerCase(),
    grant,
  }));
}

function holderOf(role: Role | null, userId: string | null, field: string): Holder {
  if (role !== null && userId === null) return { role };
  if (userId !== null && role === null) return { userId: userId.toLowerCase() };
  throw new InvalidClaim(field, 'Each change must name either a role or a person.');
}
