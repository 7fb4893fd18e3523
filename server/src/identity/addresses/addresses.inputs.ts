import { Field, InputType } from '@nestjs/graphql';
import { IsText } from '#kernel/request/input-fields.js';
import { CodeField } from '../second-factor/code-field.js';

@InputType({ description: 'The new email address, and proof that it is the owner who asks.' })
export class ChangeEmailInput {
  @Field({ description: 'The new address.' })
  @IsText()
  email!: string;

  @Field({ description: 'The current password, or the token of a confirmation.' })
  @IsText()
  password!: string;

  @CodeField()
  code?: string | null;
}
