import { Field, InputType } from '@nestjs/graphql';

import { InvalidInput } from '#kernel/errors/app-error.js';
import { IsText, OptionalText } from '#kernel/request/input-fields.js';
import { CodeField } from '../second-factor/code-field.js';

@InputType({ description: 'The token of the emailed link, and the new password.' })
export class ResetPasswordInput {
  @Field({ description: 'From the link in the email.' })
  @IsText()
  token!: string;

  @Field({ description: '12 to 128 characters, hard to guess.' })
  @IsText()
  password!: string;
}

@InputType({ description: 'The password to replace, and the new one.' })
export class ChangePasswordInput {
  @Field({ description: 'The password that is replaced, or the token of a confirmation.' })
  @IsText()
  currentPassword!: string;

  @CodeField()
  code?: string | null;

  @Field({ description: '12 to 128 characters, hard to guess.' })
  @IsText()
  newPassword!: string;
}

/** Resets a password in REST. */
export class ResetPasswordBody {
  @OptionalText()
  email?: string | null;

  @IsText()
  token!: string;

  @IsText()
  password!: string;

  @OptionalText()
  confirmPassword?: string | null;
}

/** Changes a password in REST. */
export class ChangePasswordBody {
  @IsText()
  password!: string;

  @OptionalText()
  code?: string | null;

  @IsText()
  newPassword!: string;

  @IsText()
  confirmNewPassword!: string;
}

/** @throws InvalidInput PASSWORDS_DIFFER if the two passwords of a form differ */
export function requireSame(password: string, confirmed: string | null | undefined, field: string): void {
  if (typeof confirmed !== 'string' || confirmed === password) return;
  throw new InvalidInput([{ field, message: 'The two passwords do not match.' }], 'PASSWORDS_DIFFER');
}
