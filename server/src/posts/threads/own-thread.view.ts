import { Field, Int, ObjectType } from '@nestjs/graphql';
import { MAX_OWN_PARTS } from './own-thread.statement.js';

@ObjectType('OwnThread', { description: 'The place of a post in a thread that its author wrote.' })
export class OwnThreadView {
  @Field(() => Int, { description: 'From 1, which is the quack.' }) position!: number;
  @Field(() => Int, { description: `How many there are, 2 to ${MAX_OWN_PARTS}; of more, ${MAX_OWN_PARTS}.` })
  length!: number;
}
