import { z } from 'zod';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { FilterContext, type FilterContextName } from './filter-contexts.js';
import { FILTER_ACTIONS, FILTER_TERM_KINDS } from './filter.entity.js';
import type { FilterView } from './filter.view.js';

const contexts = z.array(z.enum(Object.keys(FilterContext) as [FilterContextName, ...FilterContextName[]]));

/** A filter of the viewer that matches a post. */
export const RestFilterMatch = restShape('FilterMatch', {
  filterId: uuid,
  title: z.string(),
  action: z.enum(FILTER_ACTIONS),
  contexts,
});

/** A filter of the viewer. */
export const RestFilter = restShape('Filter', {
  id: uuid,
  title: z.string(),
  action: z.enum(FILTER_ACTIONS),
  contexts,
  terms: z.array(z.object({ id: uuid, kind: z.enum(FILTER_TERM_KINDS), term: z.string(), isWhole: z.boolean() })),
  endsAt: instant.nullable(),
  exceptFollowing: z.boolean(),
  createdOn: instant,
});
export type RestFilter = z.infer<typeof RestFilter>;

export function toRestFilter({ createdAt, ...filter }: FilterView): RestFilter {
  return { ...filter, createdOn: createdAt };
}
