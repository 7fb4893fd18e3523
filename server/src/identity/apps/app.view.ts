import { Field, ObjectType } from '@nestjs/graphql';
import { Node } from '#kernel/graphql/node.interface.js';

@ObjectType('App', {
  implements: () => [Node],
  description: 'A program that acts for people, such as a client for phones.',
})
export class AppView extends Node {
  @Field({ description: 'Its name, as it says.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Its website, as it says; null without one.' })
  website!: string | null;
}

export function appViewOf({ id, name, website }: { id: string; name: string; website: string | null }): AppView {
  return { id, name, website };
}
