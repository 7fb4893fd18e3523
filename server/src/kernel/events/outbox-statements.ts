/** After this time, any process delivers an event that its own process has not delivered, because it crashed. */
export const TAKEOVER_SECONDS = 20;

const DUE = `now() + interval '${TAKEOVER_SECONDS} seconds'`;

/** $1 ids, $2 types, $3 payloads as JSON. */
export const STORE_EVENTS = `
insert into outbox_events (id, type, payload, next_attempt_at)
select e.id, e.type, e.payload::jsonb, ${DUE} from unnest($1::uuid[], $2::text[], $3::text[]) e (id, type, payload)`;

/**
 * The body of a `with` query by which a change stores its event itself, without another statement.
 * Report the event to the transaction with `tx.stored`, or use `Transactions.runSingle`.
 * @param id the parameter that holds the event's id, such as `$5`
 * @param payload an expression for the event's fields, under the same names
 * @param from a source with one row per event; without it there is always one event
 */
export const storing = (id: string, type: string, payload: string, from = '') => `
  insert into outbox_events (id, type, payload, next_attempt_at)
  select ${id}::uuid, '${type}', ${payload}, ${DUE}${from && ` from ${from}`}`;
