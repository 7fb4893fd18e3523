/** What is counted for each day. The names are stored, so they can't be renamed. */
export const FIGURES = ['people', 'quacks', 'replies', 'nods', 'subscriptions', 'activePeople'] as const;
export type FigureName = (typeof FIGURES)[number];

/** How many days back are counted if nothing was counted yet. */
const DAYS_BACK = 400;

/** The smallest UUIDv7 of a day, minus an hour for clock differences. */
const LEAST_ID = `(select (lpad(to_hex(((extract(epoch from min(day)::timestamp at time zone 'UTC') - 3600) * 1000)::bigint), 12, '0')
  || repeat('0', 20))::uuid from wanted)`;
const DAY_OF = (column: string) => `(${column} at time zone 'UTC')::date`;

/**
 * The days that a figure lacks, plus yesterday and today. Both are counted again, because today isn't over and
 * yesterday's last minutes may have been missed.
 */
function counting(figure: FigureName, count: string): string {
  return `
with bounds as (
  select ${DAY_OF('now()')} as today,
    greatest(${DAY_OF('now()')} - ${DAYS_BACK}, coalesce((select ${DAY_OF('min(created_at)')} from users), ${DAY_OF('now()')})) as first
), wanted as materialized (
  select d::date as day from bounds, generate_series(first::timestamp, today::timestamp, interval '1 day') d
  where d::date >= today - 1
    or not exists (select from daily_figures f where f.figure = '${figure}' and f.day = d::date)
), counted as (${count})
insert into daily_figures (figure, day, value)
select '${figure}', w.day, coalesce(c.value, 0) from wanted w left join counted c on c.day = w.day
on conflict (figure, day) do update set value = excluded.value, counted_at = now()`;
}

const posts = (which: string) => `
  select ${DAY_OF('p.created_at')} as day, count(*) as value from posts p
  where p.id >= ${LEAST_ID} and p.deleted_at is null and ${which} group by 1`;

/** One idempotent statement for each figure, safe to run concurrently. */
export const COUNT: Readonly<Record<FigureName, string>> = {
  people: counting(
    'people',
    `select ${DAY_OF('u.created_at')} as day, count(*) as value from users u
     where u.created_at >= (select min(day)::timestamp at time zone 'UTC' from wanted) group by 1`,
  ),
  quacks: counting('quacks', posts('p.parent_id is null and p.requack_of is null')),
  replies: counting('replies', posts('p.parent_id is not null')),
  nods: counting(
    'nods',
    `select ${DAY_OF('n.created_at')} as day, count(*) as value from nods n where n.id >= ${LEAST_ID} group by 1`,
  ),
  // Only confirmed addresses count, because anyone can enter an address into the form.
  subscriptions: counting(
    'subscriptions',
    `select ${DAY_OF('s.verified_at')} as day, count(*) as value from email_subscriptions s
     where s.verified_at >= (select min(day)::timestamp at time zone 'UTC' from wanted) group by 1`,
  ),
  // Everyone who posted, nodded or otherwise left a row, or used a session. The rows also cover days before sessions
  // were recorded.
  activePeople: counting(
    'activePeople',
    `select day, count(distinct person) as value from (
       select a.day, a.user_id as person from active_people a where a.day >= (select min(day) from wanted)
       union all select ${DAY_OF('p.created_at')}, p.author_id from posts p where p.id >= ${LEAST_ID}
       union all select ${DAY_OF('n.created_at')}, n.user_id from nods n where n.id >= ${LEAST_ID}
       union all select ${DAY_OF('w.created_at')}, w.author_id from whispers w where w.id >= ${LEAST_ID}
     ) acts group by day`,
  ),
};

/**
 * Records who was active today and yesterday by their sessions, because a later use of a session overwrites an earlier
 * one.
 */
export const NOTE_ACTIVE_PEOPLE = `
insert into active_people (day, user_id)
select distinct ${DAY_OF('last_used_at')}, user_id from sessions where last_used_at >= now() - interval '1 day'
on conflict do nothing`;

export const FORGET_ACTIVE_PEOPLE = `delete from active_people where day < ${DAY_OF('now()')} - 3`;
