import { Field, InputType } from '@nestjs/graphql';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { HELD_WORD_KINDS, type HeldWordKind as Kind } from '#posts/holding/held-word.entity.js';
import { HeldWordKind } from '../moderation.enums.js';

@InputType({ description: 'A word, a phrase or a domain that holds quacks.' })
export class AddHeldWordInput {
  @Field(() => HeldWordKind, { description: 'Whether it is looked for in the text, or in where links lead.' })
  @IsIn(HELD_WORD_KINDS, { message: `kind must be one of ${HELD_WORD_KINDS.join(', ')}.` })
  kind!: Kind;

  @Field(() => String, {
    description:
      'At most 100 characters. Case, Hebrew points and punctuation make no difference; a domain has its subdomains with it.',
  })
  @IsString({ message: 'text must be a string.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'A note for moderators, of at most 200 characters.' })
  @IsOptional()
  @IsString({ message: 'comment must be a string.' })
  comment?: string | null;
}
