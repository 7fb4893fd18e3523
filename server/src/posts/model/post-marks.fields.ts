import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { z } from 'zod';
import type { MarksDraft, PostMarks } from './post-marks.js';

/** The marks of what is written, in GraphQL and REST. */
@InputType({ isAbstract: true })
export class MarksInput implements MarksDraft {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Its media are covered until the reader wants to see them. A content warning covers them too. Absent or null in an update: unchanged.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isSensitive must be true or false.' })
  isSensitive?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What its words are in, as a tag of BCP 47 such as en or pt-BR; null or absent if that is not said. Absent in an update: unchanged. BAD_USER_INPUT (INVALID_LANGUAGE) for anything else.',
  })
  @IsOptional()
  @IsString({ message: 'language must be a string.' })
  language?: string | null;
}

/** The marks of what is read. */
@ObjectType({ isAbstract: true })
export class MarksView implements PostMarks {
  @Field(() => Boolean, {
    description:
      'Its media are to be covered until the reader wants to see them: its author or moderators marked it, or, once it is published, it has a content warning.',
  })
  isSensitive!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What its words are in, as a tag of BCP 47; null if its author did not say.',
  })
  language!: string | null;
}

/** The names of the marks, for bodies that are picked from inputs. */
export const MARK_NAMES = ['isSensitive', 'language'] as const satisfies readonly (keyof PostMarks)[];

/** The same in REST. */
export const restMarks = {
  /** Its media are to be covered until the reader wants to see them. */
  isSensitive: z.boolean(),
  /** What its words are in, as a tag of BCP 47; null if its author did not say. */
  language: z.string().nullable(),
};
