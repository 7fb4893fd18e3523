import { registerEnumType } from '@nestjs/graphql';
import type { FILTER_ACTIONS, FILTER_TERM_KINDS } from './filter.entity.js';

/** Where a filter works, each with its bit in `filters.contexts`. */
export const FILTER_CONTEXTS = { HOME: 1, NOTIFICATIONS: 2, LISTS: 4, THREADS: 8, PROFILES: 16 } as const;
export type FilterContextName = keyof typeof FILTER_CONTEXTS;

export const FilterContext = Object.fromEntries(Object.keys(FILTER_CONTEXTS).map((name) => [name, name])) as {
  readonly [Name in FilterContextName]: Name;
};

registerEnumType(FilterContext, {
  name: 'FilterContext',
  description: 'Where a filter works.',
  valuesMap: {
    HOME: { description: 'The stream of the people whom the viewer follows.' },
    NOTIFICATIONS: { description: 'Notifications, live updates and emails about them.' },
    LISTS: { description: "Everyone's stream, hashtags, searches, near me and popular quacks." },
    THREADS: { description: 'Threads and single quacks; HIDE folds there, so that a conversation has no gaps.' },
    PROFILES: { description: 'Profiles: quacks, replies, media and nods.' },
  },
});

export type FilterActionName = (typeof FILTER_ACTIONS)[number];
export const FilterAction = { WARN: 'WARN', HIDE: 'HIDE', BLUR: 'BLUR' } as const satisfies Record<
  FilterActionName,
  FilterActionName
>;
registerEnumType(FilterAction, {
  name: 'FilterAction',
  description: 'What happens to a post that a filter matches.',
  valuesMap: {
    WARN: { description: 'Clients fold it, name the filter, and show it on request.' },
    HIDE: { description: 'Lists leave it out.' },
    BLUR: { description: 'Clients cover its media and show its text.' },
  },
});

export type FilterTermKindName = (typeof FILTER_TERM_KINDS)[number];
export const FilterTermKind = { PHRASE: 'PHRASE', TAG: 'TAG' } as const satisfies Record<
  FilterTermKindName,
  FilterTermKindName
>;
registerEnumType(FilterTermKind, {
  name: 'FilterTermKind',
  description: 'What a term of a filter is compared with.',
  valuesMap: {
    PHRASE: { description: 'The text of a post, its content warning and the descriptions of its media.' },
    TAG: { description: 'The hashtags of a post.' },
  },
});

/** The bits of some contexts. */
export function bitsOf(contexts: readonly FilterContextName[]): number {
  return contexts.reduce((bits, context) => bits | FILTER_CONTEXTS[context], 0);
}

/** The contexts of some bits, in the order of `FILTER_CONTEXTS`. */
export function contextsOf(bits: number): FilterContextName[] {
  return (Object.keys(FILTER_CONTEXTS) as FilterContextName[]).filter((name) => (bits & FILTER_CONTEXTS[name]) !== 0);
}
