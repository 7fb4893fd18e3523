import { Field, InputType, PickType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

@InputType()
export class HelpPageInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'title takes a text.' })
  title!: string;

  @Field(() => String, { description: 'Markdown, up to 192 KiB.' })
  @IsString({ message: 'body takes a text.' })
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'en or he: which of its texts this is; where absent, the one that it was first written in.',
  })
  @IsOptional()
  @IsString({ message: 'language takes a text.' })
  language?: string | null;
}

/** REST's way to say the same. */
export class HelpPageBody extends PickType(HelpPageInput, ['title', 'language']) {
  @IsString({ message: 'content takes a text.' })
  content!: string;
}
