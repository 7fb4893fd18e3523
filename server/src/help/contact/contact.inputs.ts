import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';

@InputType()
export class ContactInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  @IsString({ message: 'name takes a text.' })
  name!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  @IsString({ message: 'email takes a text.' })
  email!: string;

  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'subject takes a text.' })
  subject!: string;

  @Field(() => String, { description: '1 to 5,000 characters.' })
  @IsString({ message: 'message takes a text.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Leave it empty: people never see this field, and what is sent with it goes nowhere.',
  })
  @IsOptional()
  @IsString({ message: 'website takes a text.' })
  website?: string | null;
}
