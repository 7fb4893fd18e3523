import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType()
export class UpdateMediaInput {
  @Field(() => String, {
    description: 'What is to be seen, for those who do not see it: up to 1,500 characters. Empty takes it away.',
  })
  @IsString({ message: 'altText takes a text.' })
  altText!: string;
}
