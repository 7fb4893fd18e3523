/** Hours that a key is stored. */
export const KEY_HOURS = 24;

/**
 * The body of a `with` query by which a change claims its idempotency key itself, without another statement. It has one row, or
 * none if the key was claimed before; a concurrent claim is waited for. `Idempotency.resultOf` has the result then.
 * @param first the parameter that holds the owner, as a number; operation, key and payload hash follow it
 * @param result the result of the change, such as `$1::text`
 * @param from a source with one row if the change is made
 */
export const claiming = (first: number, result: string, from: string) => `
  insert into idempotency_keys (owner, operation, key, payload_hash, result)
  select $${first}::text, $${first + 1}::text, $${first + 2}::text, $${first + 3}::text, ${result} from ${from}
  on conflict (owner, operation, key) do update set
    payload_hash = excluded.payload_hash, result = excluded.result, created_at = now()
  where idempotency_keys.created_at < now() - interval '${KEY_HOURS} hours'
  returning key`;

/** $1 owner, $2 operation, $3 key. */
export const CLAIMED = `
select payload_hash, result from idempotency_keys where owner = $1 and operation = $2 and key = $3`;
