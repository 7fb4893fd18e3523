import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString } from 'class-validator';

@InputType({ description: 'A notice of illegal content, by anyone.' })
export class NoticeInput {
  @Field(() => String, { description: 'The address of a quack or a profile on this site.' })
  @IsString({ message: 'url must be a string.' })
  url!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if it is about sexual abuse of children; then name and email are optional.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isChildSafety must be true or false.' })
  isChildSafety?: boolean | null;

  @Field(() => String, { description: 'The law that it breaks, or the kind of it; 1 to 200 characters.' })
  @IsString({ message: 'law must be a string.' })
  law!: string;

  @Field(() => String, { description: 'Why it is illegal; 1 to 5,000 characters.' })
  @IsString({ message: 'explanation must be a string.' })
  explanation!: string;

  @Field(() => String, { nullable: true, description: 'Who sends the notice; 1 to 80 characters.' })
  @IsOptional()
  @IsString({ message: 'name must be a string.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the receipt and the decision are sent.' })
  @IsOptional()
  @IsString({ message: 'email must be a string.' })
  email?: string | null;

  @Field(() => Boolean, {
    description: 'The sender confirms in good faith that the information is accurate and complete.',
  })
  @IsBoolean({ message: 'isInGoodFaith must be true or false.' })
  isInGoodFaith!: boolean;
}
