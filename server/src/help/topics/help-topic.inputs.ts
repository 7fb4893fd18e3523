import { Field, ID, InputType, Int, PickType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID } from 'class-validator';

@InputType()
export class HelpTopicInput {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'categoryId takes an id.' })
  categoryId!: string;

  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'title takes a text.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Made from the title where absent; a topic that has one keeps it. Earlier ones lead on to it.',
  })
  @IsOptional()
  @IsString({ message: 'permalink takes a text.' })
  permalink?: string | null;

  @Field(() => String, { description: 'Markdown, up to 64 KiB.' })
  @IsString({ message: 'body takes a text.' })
  body!: string;

  @Field(() => Int, { nullable: true, description: 'Its place in the category, from 0; the last where absent.' })
  @IsOptional()
  @IsInt({ message: 'position takes a whole number.' })
  position?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'en or he: which of its texts this is; where absent, the one that it was first written in.',
  })
  @IsOptional()
  @IsString({ message: 'language takes a text.' })
  language?: string | null;
}

/** REST's way to say the same. */
export class HelpTopicBody extends PickType(HelpTopicInput, ['categoryId', 'title', 'permalink', 'language']) {
  @IsString({ message: 'content takes a text.' })
  content!: string;

  @IsOptional()
  @IsInt({ message: 'order takes a whole number.' })
  order?: number | null;
}
