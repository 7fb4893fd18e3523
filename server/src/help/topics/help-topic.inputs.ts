import { Field, ID, InputType, Int, PickType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID } from 'class-validator';
import { IsPosition } from '../help-position.js';
import { ExpectedVersion } from '../help-writes.js';

@InputType({ description: "A help topic's text and place." })
export class HelpTopicInput {
  @Field(() => ID, { description: 'The category to list it in.' })
  @IsUUID(undefined, { message: 'categoryId must be an id.' })
  categoryId!: string;

  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'title must be a string.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Made from the title of a new topic when absent; an existing one is kept. Earlier permalinks redirect to it.',
  })
  @IsOptional()
  @IsString({ message: 'permalink must be a string.' })
  permalink?: string | null;

  @Field(() => String, { description: 'Markdown, up to 64 KiB.' })
  @IsString({ message: 'body must be a string.' })
  body!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The sort key within the category, 0 to 1,000,000. Defaults to one more than the highest for a new topic; else unchanged.',
  })
  @IsPosition()
  position?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'en or he: the language of this text; defaults to the language it was first written in.',
  })
  @IsOptional()
  @IsString({ message: 'language must be a string.' })
  language?: string | null;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

/** The same input for REST. */
export class HelpTopicBody extends PickType(HelpTopicInput, ['categoryId', 'title', 'permalink', 'language']) {
  @IsString({ message: 'content must be a string.' })
  content!: string;

  @IsPosition()
  order?: number | null;
}
