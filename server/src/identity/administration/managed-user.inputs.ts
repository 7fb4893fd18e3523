import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { type Language, LANGUAGES } from '#kernel/request/language.js';
import { type Role, ROLES } from '#kernel/request/viewer.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { joinNames } from '../viewer/name-parts.js';
import { CodeField } from '../second-factor/code-field.js';
import type { ManagedUserDraft } from './account-making.service.js';
import type { Invitation } from './invitations.service.js';
import type { ManagedUserPatch } from './managed-users.service.js';

const role = (field: string) => ({ message: `${field} must be one of ${ROLES.join(', ')}.` });

export const ContentChoiceEnum = { REMOVE: 'remove', KEEP: 'keep' } as const;
registerEnumType(ContentChoiceEnum, {
  name: 'ContentChoice',
  description: 'What happens to the posts of a deleted account: they are removed too, or stay without a name.',
  valuesMap: {
    KEEP: { description: 'The posts stay, from "Deleted account".' },
    REMOVE: { description: 'The posts are deleted too.' },
  },
});

@InputType({ description: 'A new account, made by an administrator.' })
export class CreateManagedUserInput implements ManagedUserDraft {
  @Field({ description: '3 to 30 letters, digits, underscores and hyphens.' })
  @IsText()
  handle!: string;

  @Field({ description: 'The address the person signs in with; it counts as verified.' })
  @IsText()
  email!: string;

  @Field({ description: '12 to 128 characters, at least 15 for ADMIN and ROOT; hard to guess.' })
  @IsText()
  password!: string;

  @Field(() => String, { nullable: true, description: '1 to 50 characters; defaults to the handle.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => RoleEnum, {
    nullable: true,
    defaultValue: RoleEnum.BASIC,
    description: "BASIC if absent. Only roles below the caller's own can be given; root can give any.",
  })
  @IsOptional()
  @IsIn(ROLES, role('role'))
  role?: Role | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The viewer's own password, or the token of a confirmation. If it is given and wrong, nothing changes; clients ask for it before granting ADMIN or ROOT. Of those whose second factor is on, granting these roles requires it.",
  })
  @OptionalText()
  currentPassword?: string | null;

  @CodeField()
  code?: string | null;
}

@InputType({ description: 'A person to invite by email.' })
export class InviteManagedUserInput implements Invitation {
  @Field({ description: '3 to 30 letters, digits, underscores and hyphens. The person can change it later.' })
  @IsText()
  handle!: string;

  @Field({ description: 'Where the invitation goes, and what the person signs in with.' })
  @IsText()
  email!: string;

  @Field(() => String, { nullable: true, description: '1 to 50 characters; defaults to the handle.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => RoleEnum, {
    nullable: true,
    defaultValue: RoleEnum.BASIC,
    description: "BASIC if absent. Only roles below the caller's own can be given; root can give any.",
  })
  @IsOptional()
  @IsIn(ROLES, role('role'))
  role?: Role | null;

  @Field(() => String, {
    nullable: true,
    description: "en or he: the language of the invitation, and of the account at first. The caller's if absent.",
  })
  @IsOptional()
  @IsIn(LANGUAGES, { message: `language must be one of ${LANGUAGES.join(', ')}.` })
  language?: Language | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The viewer's own password, or the token of a confirmation. If it is given and wrong, nothing changes; clients ask for it before granting ADMIN or ROOT. Of those whose second factor is on, granting these roles requires it.",
  })
  @OptionalText()
  currentPassword?: string | null;

  @CodeField()
  code?: string | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateManagedUserInput implements ManagedUserPatch {
  @Field(() => String, { nullable: true, description: '1 to 50 characters.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => String, { nullable: true, description: 'The new address; it waits for its confirmation link.' })
  @OptionalText()
  email?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Requires the claim users.role.' })
  @IsOptional()
  @IsIn(ROLES, role('role'))
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False signs the person out everywhere and hides their posts and profile.',
  })
  @OptionalFlag()
  isActive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The viewer's own password, or the token of a confirmation. If it is given and wrong, nothing changes; clients ask for it before granting ADMIN or ROOT. Of those whose second factor is on, granting these roles requires it.",
  })
  @OptionalText()
  currentPassword?: string | null;

  @CodeField()
  code?: string | null;
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

  /** As in GraphQL. */
  @OptionalText()
  currentPassword?: string | null;

  @OptionalText()
  code?: string | null;
}

/** The same input for REST. */
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
