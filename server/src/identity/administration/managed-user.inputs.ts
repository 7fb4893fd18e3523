import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { type Role, ROLES } from '#kernel/request/viewer.js';
import { RoleEnum } from '../account/graphql-enums.js';
import { joinNames } from '../account/person-names.js';
import type { ManagedUserDraft } from './account-making.service.js';
import type { ManagedUserPatch } from './managed-users.service.js';

const role = (field: string) => ({ message: `${field} takes one of ${ROLES.join(', ')}.` });

export const ContentChoiceEnum = { REMOVE: 'remove', KEEP: 'keep' } as const;
registerEnumType(ContentChoiceEnum, {
  name: 'ContentChoice',
  description: 'What becomes of what a deleted person wrote: it is removed too, or it stays without a name.',
});

@InputType()
export class CreateManagedUserInput implements ManagedUserDraft {
  @Field({ description: '3 to 30 letters, digits, underscores and hyphens.' })
  @IsText()
  handle!: string;

  @Field()
  @IsText()
  email!: string;

  @Field({ description: '12 to 128 characters, 15 at least for ADMIN and ROOT; hard to guess.' })
  @IsText()
  password!: string;

  @Field(() => String, { nullable: true, description: '1 to 50 characters; the handle where it is absent.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => RoleEnum, { nullable: true, defaultValue: RoleEnum.BASIC })
  @IsOptional()
  @IsIn(ROLES, role('role'))
  role?: Role | null;
}

@InputType({ description: 'What is absent stays.' })
export class UpdateManagedUserInput implements ManagedUserPatch {
  @Field(() => String, { nullable: true, description: '1 to 50 characters.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText()
  email?: string | null;

  @Field(() => RoleEnum, { nullable: true })
  @IsOptional()
  @IsIn(ROLES, role('role'))
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'False signs the person out everywhere and hides them.' })
  @OptionalFlag()
  isActive?: boolean | null;
}

class ManagedUserFields {
  @OptionalText()
  displayName?: string | null;

  @OptionalText()
  firstName?: string | null;

  @OptionalText()
  lastName?: string | null;

  @IsOptional()
  @IsIn(ROLES, role('roleId'))
  roleId?: Role | null;

  @OptionalFlag()
  isActive?: boolean | null;
}

/** REST's way to say the same. */
export class ManagedUserBody extends ManagedUserFields {
  @OptionalText()
  email?: string | null;
}

export class NewManagedUserBody extends ManagedUserFields {
  @IsText()
  handle!: string;

  @IsText()
  email!: string;

  @IsText()
  password!: string;
}

export function draftOfBody(body: NewManagedUserBody): ManagedUserDraft {
  return {
    handle: body.handle,
    email: body.email,
    password: body.password,
    displayName: body.displayName ?? joinNames(body.firstName ?? '', body.lastName ?? ''),
    role: body.roleId,
    isActive: body.isActive,
  };
}
