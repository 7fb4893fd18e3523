import { MAX_POLL_OPTIONS } from '@mallard/rules/poll';
import { Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { PollDraft } from './poll-draft.js';

@InputType({ description: 'A poll of a new post.' })
export class PollInput implements PollDraft {
  @Field(() => [String], {
    description: '2 to 6 different answers, in order; each one line of 1 to 50 grapheme clusters.',
  })
  @IsArray({ message: 'options must be a list of texts.' })
  @IsString({ each: true, message: 'options must be a list of texts.' })
  options!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether people may choose several answers; false by default.',
  })
  @IsOptional()
  @IsBoolean({ message: 'multiple must be true or false.' })
  multiple?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether no one sees the votes before the poll has ended; false by default.',
  })
  @IsOptional()
  @IsBoolean({ message: 'hidesUntilEnd must be true or false.' })
  hidesUntilEnd?: boolean | null;

  @Field(() => Int, {
    description:
      'How long it lasts from publication, in minutes: 5 to 43,200, which are 30 days. In updatePost, from the update.',
  })
  @IsInt({ message: 'durationMinutes must be a whole number.' })
  durationMinutes!: number;
}

/** A vote in REST. */
export class VoteBody {
  /** Indexes of the chosen options, from 0. */
  @IsArray({ message: 'choices must be a list of numbers.' })
  @ArrayMaxSize(MAX_POLL_OPTIONS, { message: `choices must be at most ${MAX_POLL_OPTIONS} numbers.` })
  @IsInt({ each: true, message: 'choices must be a list of whole numbers.' })
  choices!: number[];
}
