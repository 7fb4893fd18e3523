/**
 * The handles in a text that people have, in lower case, as an array; null for a text without an @. A function of the database looks them
 * up (migrations/rare-parts).
 * @param text an SQL expression
 */
export const existingHandlesIn = (text: string) => `case when ${text} ~ '[@＠]' then existing_handles(${text}) end`;
