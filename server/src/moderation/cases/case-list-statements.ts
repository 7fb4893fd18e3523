import { isUuid } from '#kernel/database/ids.js';
import { named } from '#people/users/name-search.js';
import type { CaseSortName, CaseStateFilterName } from '../moderation.enums.js';

/** No one sees the cases about themselves. $1 viewer. */
const NOT_ABOUT_ME = 'c.target_id <> $1::uuid';

const STATES: Readonly<Record<CaseStateFilterName, string>> = {
  OPEN: `c.state = 'OPEN'`,
  MINE: `c.state = 'OPEN' and c.taken_by = $1::uuid and c.taken_until > now()`,
  DECIDED: `c.state = 'DECIDED'`,
};

/** The words of a report by which it is found, as they are indexed. */
const WORDS = 'report_words(r.evidence, r.comment, r.notice)';

/** $1 viewer, $2 pattern, $3 category, $4 rule, $5 subject, $6 assignee, $7 whether overdue, $8 due before; each null for all. */
const MATCHES = `${NOT_ABOUT_ME}
  and ($2::text is null
    or c.target_id in (select u.id from users u where ${named('$2')})
    or c.id in (select r.case_id from reports r where ${WORDS} like '%' || $2 || '%'))
  and ($3::text is null or exists (select 1 from reports r where r.case_id = c.id and r.category = $3))
  and ($4::uuid is null or exists (select 1 from reports r where r.case_id = c.id and $4::uuid = any(r.rule_ids))
    or exists (select 1 from decisions d where d.case_id = c.id and d.rule_id = $4::uuid))
  and ($5::text is null or c.subject_kind = $5)
  and ($6::text is null or $6 = case when c.taken_until > now() then case when c.taken_by = $1::uuid then 'ME' end else 'NO_ONE' end)
  and ($7::boolean is null or $7 = (c.due_at < now()))
  and ($8::timestamptz is null or c.due_at < $8)`;

/** An order of the list. Its position is $9, an array of texts, or null. */
interface Order {
  readonly from: string;
  readonly position: readonly string[];
  /** Whether each part of a position is one. */
  readonly parts: readonly ((part: string) => boolean)[];
  readonly after: string;
  readonly by: string;
}

const isInstant = (part: string) => !Number.isNaN(Date.parse(part));
const isPriority = (part: string) => /^[0-2]$/.test(part);
const isCount = (part: string) => /^\d{1,9}$/.test(part);
const [PART_1, PART_2, PART_3] = [1, 2, 3].map((n) => `($9::text[])[${n}]`);

const BY_URGENCY: Order = {
  from: 'cases c',
  position: ['c.priority', 'c.due_at', 'c.id'],
  parts: [isPriority, isInstant, isUuid],
  after: `(c.priority < ${PART_1}::smallint
    or (c.priority = ${PART_1}::smallint and (c.due_at, c.id) > (${PART_2}::timestamptz, ${PART_3}::uuid)))`,
  by: 'c.priority desc, c.due_at, c.id',
};
const BY_LATEST_DECISION: Order = {
  from: 'decisions d join cases c on c.id = d.case_id and d.id = (select l.id from decisions l where l.case_id = c.id order by l.id desc limit 1)',
  position: ['d.id'],
  parts: [isUuid],
  after: `d.id < ${PART_1}::uuid`,
  by: 'd.id desc',
};
const BY_AGE = { from: 'cases c', position: ['c.id'], parts: [isUuid] };
const NEWEST: Order = { ...BY_AGE, after: `c.id < ${PART_1}::uuid`, by: 'c.id desc' };
const OLDEST: Order = { ...BY_AGE, after: `c.id > ${PART_1}::uuid`, by: 'c.id' };
const MOST_REPORTED: Order = {
  from: 'cases c',
  position: ['c.report_count', 'c.id'],
  parts: [isCount, isUuid],
  after: `(c.report_count, c.id) < (${PART_1}::int, ${PART_2}::uuid)`,
  by: 'c.report_count desc, c.id desc',
};
const OPEN_ORDERS = { URGENT: BY_URGENCY, NEWEST, OLDEST, MOST_REPORTED };
const ORDERS: Readonly<Record<CaseStateFilterName, Readonly<Record<CaseSortName, Order>>>> = {
  OPEN: OPEN_ORDERS,
  MINE: OPEN_ORDERS,
  DECIDED: { ...OPEN_ORDERS, URGENT: BY_LATEST_DECISION },
};

/** The parts of a position in an order, each with its check. */
export const positionParts = (state: CaseStateFilterName, sort: CaseSortName): Order['parts'] =>
  ORDERS[state][sort].parts;

const forStates = <Value>(make: (state: CaseStateFilterName) => Value): Record<CaseStateFilterName, Value> => ({
  OPEN: make('OPEN'),
  MINE: make('MINE'),
  DECIDED: make('DECIDED'),
});

/** The cases of a state in an order. The parameters of `MATCHES`, $9 position or null, $10 rows. */
export const CASE_PAGES = forStates((state) => {
  const page = ({ from, position, after, by }: Order) => `
select c.id, array[${position.map((part) => `${part}::text`).join(', ')}] as position from ${from}
where ${STATES[state]} and ${MATCHES} and ($9::text[] is null or ${after})
order by ${by} limit $10::int`;
  const { URGENT, NEWEST, OLDEST, MOST_REPORTED } = ORDERS[state];
  return {
    URGENT: page(URGENT),
    NEWEST: page(NEWEST),
    OLDEST: page(OLDEST),
    MOST_REPORTED: page(MOST_REPORTED),
  };
});

/** How many cases of a state there are. The parameters of `MATCHES`. */
export const CASE_TOTALS = forStates(
  (state) => `select count(*)::int as n from cases c where ${STATES[state]} and ${MATCHES}`,
);

/** $1 viewer. */
export const CASE_COUNTS = `
select count(*) filter (where c.state = 'OPEN')::int as open,
  count(*) filter (where c.state = 'OPEN' and c.taken_by = $1::uuid and c.taken_until > now())::int as mine,
  count(*) filter (where c.state = 'DECIDED')::int as decided,
  count(*) filter (where c.state = 'OPEN' and c.due_at < now())::int as overdue
from cases c where ${NOT_ABOUT_ME}`;
/** The open queue by page number. $1 viewer, $2 offset, $3 rows. */
export const OPEN_CASES_NUMBERED = `
select c.id from cases c where c.state = 'OPEN' and ${NOT_ABOUT_ME}
order by c.priority desc, c.due_at, c.id offset $2::int limit $3::int`;
