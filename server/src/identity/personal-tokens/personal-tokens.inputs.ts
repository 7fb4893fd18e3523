import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsArray, IsOptional } from 'class-validator';
import type { Scope } from '#kernel/request/scopes/scope.js';
import { IsText } from '#kernel/request/input-fields.js';
import { CodeField } from '../second-factor/code-field.js';
import { PersonalTokenView, TokenScopeEnum } from './personal-token.view.js';

@InputType({ description: 'A new personal access token.' })
export class CreatePersonalTokenInput {
  @Field({ description: 'What the token is for, in 1 to 60 characters.' })
  @IsText()
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'At least one.' })
  @IsArray()
  scopes!: Scope[];

  @Field(() => Int, { nullable: true, description: 'Days for which it works, 1 to 365; null: it never expires.' })
  @IsOptional()
  expiresInDays?: number | null;

  @Field({ description: 'The current password, or the token of a confirmation.' })
  @IsText()
  password!: string;

  @CodeField()
  code?: string | null;
}

@ObjectType({ description: 'A new personal access token, with the token itself.' })
export class CreatePersonalTokenPayload {
  @Field(() => PersonalTokenView, { description: 'What can be read of it later too.' })
  personalToken!: PersonalTokenView;
  @Field({ description: "The token. It can't be read again." }) token!: string;
}
