import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PostEntityView } from './post.view.js';

/** What a text contains if it were posted. */
@ObjectType('ParsedContent', { description: 'What a text would be as a post.' })
export class ParsedContentView {
  @Field(() => [String], { description: 'Handles without the @, each once, in order.' }) mentions!: string[];
  @Field(() => [String], { description: 'Keys of hashtags without the #, each once, in order.' })
  hashtags!: string[];
  @Field(() => [PostEntityView], { description: 'Its mentions, hashtags and links in order.' })
  entities!: PostEntityView[];
  @Field(() => Int, { description: 'In grapheme clusters.' }) length!: number;
  @Field(() => Int, { description: 'The same with each link counted as 23; the limit of 500 applies to this.' })
  weightedLength!: number;
}
