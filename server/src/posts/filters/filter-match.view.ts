import { Field, ID, ObjectType } from '@nestjs/graphql';
import { FilterAction, type FilterActionName, FilterContext, type FilterContextName } from './filter-contexts.js';

/** That a filter of the viewer matches a post. It is the same wherever the post is shown, so that clients can store it with the post. */
@ObjectType('FilterMatch', {
  description: 'A filter of the viewer that matches a post. Clients act on it in the contexts that it names.',
})
export class FilterMatchView {
  @Field(() => ID, { description: 'The filter.' }) filterId!: string;
  @Field(() => String, { description: "The filter's title." }) title!: string;
  @Field(() => FilterAction, { description: 'What happens to the post.' }) action!: FilterActionName;
  @Field(() => [FilterContext], { description: 'Where it happens.' }) contexts!: FilterContextName[];
  /** Its terms that match, as they were typed; hashtags have their sign. */
  terms!: readonly string[];
  /** Milliseconds since 1970; null without an end. */
  endsAt!: number | null;
}

/** A post, as far as lists ask whether they show it to its reader. */
interface Hideable {
  readonly filtered: readonly Pick<FilterMatchView, 'action' | 'contexts'>[];
  readonly unreadIn: readonly FilterContextName[];
}

/** Whether lists of this context leave out a post: by a filter of its reader, or because they don't read its language. */
export function isHiddenIn({ filtered, unreadIn }: Hideable, context: FilterContextName): boolean {
  return unreadIn.includes(context) || isHiddenBy(filtered, context);
}

/** Whether lists of this context leave out what has these matches. */
export function isHiddenBy(
  matches: readonly Pick<FilterMatchView, 'action' | 'contexts'>[],
  context: FilterContextName,
): boolean {
  return matches.some(({ action, contexts }) => action === 'HIDE' && contexts.includes(context));
}
