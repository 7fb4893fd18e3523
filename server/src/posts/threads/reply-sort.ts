import { registerEnumType } from '@nestjs/graphql';

export const ReplySort = { RELEVANT: 'RELEVANT', NEWEST: 'NEWEST', OLDEST: 'OLDEST' } as const;
export type ReplySortName = (typeof ReplySort)[keyof typeof ReplySort];
registerEnumType(ReplySort, {
  name: 'ReplySort',
  description: 'The order of replies.',
  valuesMap: {
    RELEVANT: {
      description:
        "The replies of the thread's author, of the viewer and of people the viewer follows come first. Then and among these, those with nods or replies come before those without: many of them count for more, and each e-fold for two days of age. The others are oldest first, as are all beyond the first 200.",
    },
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
  },
});

/** How many replies to one post are ranked; later ones follow by age. Bounds the cost of a page. */
export const MAX_RANKED = 200;

/**
 * The replies to post `id` that are ranked. Their ids are read from the index only, and each is looked up by its id, so
 * that PostgreSQL never reads all replies of a post that has very many.
 */
export const RANKED_REPLIES_TO = (id: string) => `
  select c.* from (
    select r.id from posts r where r.parent_id = ${id} and r.in_thread order by r.id limit ${MAX_RANKED}
  ) ranked
  cross join lateral (
    select id, author_id, deleted_at, nod_count, reply_count, created_at from posts where posts.id = ranked.id offset 0
  ) c`;

/** How many days each e-fold of nods and replies outweighs. */
const DAYS_PER_FOLD = 2;

/**
 * 0 for a reply `c` of someone the viewer is close to, else 1.
 * @param viewer the parameter that holds the viewer's id or null
 * @param author the author of the thread, as an expression
 */
export const tierOf = (viewer: string, author: string) => `
  case when c.author_id = ${author} or c.author_id = ${viewer}
    or (select true from follows f where f.follower_id = ${viewer} and f.followee_id = c.author_id limit 1)
  then 0 else 1 end`;

/**
 * Orders replies `c` within a tier, lowest first: seconds before the time that a reply would have been written to be as
 * relevant without nods; 0 without any, so that those come last and by age. It doesn't depend on the time of reading,
 * so that pages continue each other.
 */
export const COST = `
  case when c.nod_count + c.reply_count > 0
    then -(extract(epoch from c.created_at) + ${DAYS_PER_FOLD * 86_400} * ln(1 + c.nod_count + 2 * c.reply_count))::bigint
    else 0 end`;
