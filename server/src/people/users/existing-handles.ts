/** Handles that are looked up for one text, so that a long draft costs little; further ones stay words. */
const MAX_LOOKED_UP = 1_000;

/**
 * The handles in a text that people have, in lower case, as an array; null for a text without an @. A hyphen or underscore at the end
 * of one may belong to the text, so they are looked up without it too. The array of those makes each an index lookup.
 * @param text an SQL expression
 */
export const existingHandlesIn = (text: string) => `case when ${text} ~ '[@＠]' then array(
  select named.handle_key from users named where named.is_active and named.handle_key = any(array(
    select lower(left(written[1], length))
    from regexp_matches(${text}, '[@＠]([A-Za-z0-9_-]{3,30})', 'g') written,
      generate_series(length(rtrim(written[1], '-_')), length(written[1])) length
    limit ${MAX_LOOKED_UP}))) end`;
