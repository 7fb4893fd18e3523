import { Field, InputType } from '@nestjs/graphql';

import { InvalidInput } from '#kernel/errors/app-error.js';
import { IsText, OptionalText } from '#kernel/request/input-fields.js';

@InputType()
export class ResetPasswordInput {
  @Field({ description: 'From the link in the mail.' })
  @IsText()
  token!: string;

  @Field({ description: '12 to 128 characters, hard to guess.' })
  @IsText()
  password!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field()
  @IsText()
  currentPassword!: string;

  @Field({ description: '12 to 128 characters, hard to guess.' })
  @IsText()
  newPassword!: string;
}

/** REST's way to reset. */
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

/** REST's way to change. */
export class ChangePasswordBody {
  @IsText()
  password!: string;

  @IsText()
  newPassword!: string;

  @IsText()
  confirmNewPassword!: string;
}

/** @throws InvalidInput PASSWORDS_DIFFER where a form asked twice and got two answers */
export function requireSame(password: string, confirmed: string | null | undefined, field: string): void {
  if (typeof confirmed !== 'string' || confirmed === password) return;
  throw new InvalidInput([{ field, message: 'The two passwords are not the same.' }], 'PASSWORDS_DIFFER');
}
