import { Field, InputType, Int, OmitType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString } from 'class-validator';

@InputType()
export class HelpCategoryInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'name takes a text.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @IsOptional()
  @IsString({ message: 'description takes a text.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of an icon of Lucide, such as life-buoy.' })
  @IsOptional()
  @IsString({ message: 'icon takes a text.' })
  icon?: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place among the categories, from 0; the last where absent.' })
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
export class HelpCategoryBody extends OmitType(HelpCategoryInput, ['position']) {
  @IsOptional()
  @IsInt({ message: 'order takes a whole number.' })
  order?: number | null;
}
