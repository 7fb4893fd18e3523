import { Field, InputType, Int, OmitType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { IsPosition } from '../help-position.js';
import { ExpectedVersion } from '../help-writes.js';

@InputType({ description: "A help category's texts and place." })
export class HelpCategoryInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'name must be a string.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @IsOptional()
  @IsString({ message: 'description must be a string.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of a Lucide icon, such as life-buoy.' })
  @IsOptional()
  @IsString({ message: 'icon must be a string.' })
  icon?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The sort key, 0 to 1,000,000. Defaults to one more than the highest for a new category; else unchanged.',
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
export class HelpCategoryBody extends OmitType(HelpCategoryInput, ['position', 'expectedVersion']) {
  @IsPosition()
  order?: number | null;
}
