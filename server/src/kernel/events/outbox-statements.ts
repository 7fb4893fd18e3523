/**
 * Seconds for which an event belongs to the process that delivers it, which renews them until it is done. After them, the process has
 * crashed, and any other one delivers the event.
 */
const LEASE_SECONDS = 3;

const LEASED = `now() + interval '${LEASE_SECONDS} seconds'`;

/** Takes events that are due; any number of processes may take some at once. $1 how many. */
export const TAKE_DUE_EVENTS = `
update outbox_events set next_attempt_at = ${LEASED} where id in (
  select id from outbox_events where next_attempt_at <= now() order by next_attempt_at, id limit $1 for update skip locked
) returning id, type, payload, attempts`;

/**
 * $1 the ids of events that this process is delivering. Those that are just being removed are skipped: two statements that wait for
 * each other's rows would be a deadlock.
 */
export const RENEW_LEASES = `
update outbox_events set next_attempt_at = greatest(next_attempt_at, ${LEASED})
where id in (select id from outbox_events where id = any($1::uuid[]) for update skip locked)`;

/** $1 ids, $2 types, $3 payloads as JSON. */
export const STORE_EVENTS = `
insert into outbox_events (id, type, payload, next_attempt_at)
select e.id, e.type, e.payload::jsonb, ${LEASED} from unnest($1::uuid[], $2::text[], $3::text[]) e (id, type, payload)`;

/**
 * The body of a `with` query by which a change stores its event itself, without another statement.
 * Report the event to the transaction with `tx.stored`, or use `Transactions.runSingle`.
 * @param id the parameter that holds the event's id, such as `$5`
 * @param payload an expression for the event's fields, under the same names
 * @param from a source with one row per event; without it there is always one event
 */
export const storing = (id: string, type: string, payload: string, from = '') => `
  insert into outbox_events (id, type, payload, next_attempt_at)
  select ${id}::uuid, '${type}', ${payload}, ${LEASED}${from && ` from ${from}`}`;
