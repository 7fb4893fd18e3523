import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'What to change about a picture or video.' })
export class UpdateMediaInput {
  @Field(() => String, {
    description: 'A description for people who cannot see it, up to 1,500 characters. Empty removes it.',
  })
  @IsString({ message: 'altText must be a string.' })
  altText!: string;
}
