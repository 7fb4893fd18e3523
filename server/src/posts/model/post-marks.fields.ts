import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
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
}

/** The marks of what is read. */
@ObjectType({ isAbstract: true })
export class MarksView implements PostMarks {
  @Field(() => Boolean, {
    description:
      'Its media are to be covered until the reader wants to see them: its author or moderators marked it, or, once it is published, it has a content warning.',
  })
  isSensitive!: boolean;
}

/** The names of the marks, for bodies that are picked from inputs. */
export const MARK_NAMES = ['isSensitive'] as const satisfies readonly (keyof PostMarks)[];

/** The same in REST. */
export const restMarks = {
  /** Its media are to be covered until the reader wants to see them. */
  isSensitive: z.boolean(),
};
