import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PostEntityView } from './post.view.js';

/** What a text would be as a quack. */
@ObjectType('ParsedContent')
export class ParsedContentView {
  @Field(() => [String], { description: 'Handles without their sign, each once, in order.' }) mentions!: string[];
  @Field(() => [String], { description: 'Keys of hashtags without their sign, each once, in order.' })
  hashtags!: string[];
  @Field(() => [PostEntityView]) entities!: PostEntityView[];
  @Field(() => Int, { description: 'Grapheme clusters, as a person counts them.' }) length!: number;
  @Field(() => Int, { description: 'The same with each link at 23: what the limit of 500 is held against.' })
  weightedLength!: number;
}
