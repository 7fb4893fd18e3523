import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** What has an id of its own: `@ObjectType('Post', { implements: () => [Node] })`. */
@InterfaceType('Node')
export abstract class Node {
  @Field(() => ID) id!: string;
}
