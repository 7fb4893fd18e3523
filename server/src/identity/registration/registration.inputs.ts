import { Field, InputType } from '@nestjs/graphql';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';

import { joinNames } from '../viewer/name-parts.js';
import type { RegistrationInput } from './registration-draft.js';

@InputType({ description: 'A new account.' })
export class RegisterInput implements RegistrationInput {
  @Field({ description: '3 to 30 letters, digits, underscores and hyphens.' })
  @IsText()
  handle!: string;

  @Field({ description: 'Where the link for confirming the account goes.' })
  @IsText()
  email!: string;

  @Field({ description: '12 to 128 characters, hard to guess.' })
  @IsText()
  password!: string;

  @Field(() => String, { nullable: true, description: '1 to 50 characters; defaults to the handle.' })
  @OptionalText()
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of an invite. Required where only invited people register.',
  })
  @OptionalText()
  inviteCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the person wants to join, for those who decide; at most 420 characters.',
  })
  @OptionalText()
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The formToken of registrationState, for forms that people fill in. It must be at least 3 seconds old.',
  })
  @OptionalText()
  formToken?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the person accepts the rules and the terms, and is as old as minAge. False is refused with RULES_NOT_ACCEPTED; absent for clients that ask in another way.',
  })
  @OptionalFlag()
  acceptsRules?: boolean | null;
}

/** The same input for REST. */
export class RegisterBody {
  @OptionalText()
  handle?: string | null;

  @OptionalText()
  userName?: string | null;

  @IsText()
  email!: string;

  @IsText()
  password!: string;

  @OptionalText()
  confirmPassword?: string | null;

  @OptionalText()
  displayName?: string | null;

  @OptionalText()
  firstName?: string | null;

  @OptionalText()
  lastName?: string | null;

  @OptionalText()
  inviteCode?: string | null;

  @OptionalText()
  reason?: string | null;

  @OptionalText()
  formToken?: string | null;

  @OptionalFlag()
  acceptsRules?: boolean | null;
}

export function registrationOf(body: RegisterBody): RegistrationInput {
  return {
    handle: body.handle ?? body.userName ?? '',
    email: body.email,
    password: body.password,
    confirmPassword: body.confirmPassword,
    displayName: body.displayName ?? joinNames(body.firstName ?? '', body.lastName ?? ''),
    inviteCode: body.inviteCode,
    reason: body.reason,
    formToken: body.formToken,
    acceptsRules: body.acceptsRules,
  };
}

export class VerifyEmailBody {
  @IsText()
  token!: string;

  @OptionalText()
  email?: string | null;
}

export class EmailBody {
  @IsText()
  email!: string;
}
