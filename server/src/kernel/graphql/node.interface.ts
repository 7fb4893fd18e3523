import { Field, ID, InterfaceType } from '@nestjs/graphql';

/** What has an id of its own: `@ObjectType('Post', { implements: () => [Node] })`. */
@InterfaceType('Node', { description: 'Anything with an id of its own.' })
export abstract class Node {
  @Field(() => ID, { description: 'Unique among everything on the site.' }) id!: string;
}
