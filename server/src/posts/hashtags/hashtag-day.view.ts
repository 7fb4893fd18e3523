import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('HashtagDay', { description: 'The use of a hashtag in one period of 24 hours.' })
export class HashtagDayView {
  @Field({ description: 'When these 24 hours began.' }) from!: Date;
  @Field(() => Int, { description: 'Posts with this hashtag, not counting replies.' }) postCount!: number;
  /** Different people who wrote them. */
  authorCount!: number;
}
