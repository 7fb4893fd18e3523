import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('HashtagDay')
export class HashtagDayView {
  @Field({ description: 'When these 24 hours began.' }) from!: Date;
  @Field(() => Int, { description: 'Quacks that carry it, replies apart.' }) postCount!: number;
}
