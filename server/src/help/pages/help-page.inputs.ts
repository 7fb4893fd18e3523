import { Field, InputType, PickType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { ExpectedVersion } from '../help-writes.js';

@InputType({ description: 'The new text of a legal page; saving it makes a new version.' })
export class HelpPageInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'title must be a string.' })
  title!: string;

  @Field(() => String, { description: 'Markdown, up to 192 KiB.' })
  @IsString({ message: 'body must be a string.' })
  body!: string;

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
export class HelpPageBody extends PickType(HelpPageInput, ['title', 'language']) {
  @IsString({ message: 'content must be a string.' })
  content!: string;
}
