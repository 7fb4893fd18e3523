import type { Tx } from '#kernel/events/tx.js';
import { PermalinkTaken } from '../help.errors.js';

/** For titles without letters or digits. */
const FALLBACK = 'topic';

const CURRENT_OWNER = 'select id from help_topics where permalink = $1';
/** $1 permalink. Returns it and its numbered variants, as far as they are or were in use. */
const KNOWN = String.raw`
select permalink from help_permalinks where permalink = $1 or permalink ~ ('^' || $1 || '-\d+$')`;
const REMEMBER = `
insert into help_permalinks (permalink, topic_id) values ($1, $2)
on conflict (permalink) do update set topic_id = $2`;

/** An unused permalink: the words, or the words with a number. */
export async function freePermalink(tx: Tx, words: string): Promise<string> {
  const base = words === '' ? FALLBACK : words;
  const rows = await tx.rows<{ permalink: string }>(KNOWN, [base]);
  const known = new Set(rows.map(({ permalink }) => permalink));
  let free = base;
  for (let count = 2; known.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

/**
 * A permalink that an editor chose: a former one of another topic is available, a current one is not.
 * @throws PermalinkTaken
 */
export async function choosePermalink(tx: Tx, topicId: string, permalink: string): Promise<string> {
  const [owner] = await tx.rows<{ id: string }>(CURRENT_OWNER, [permalink]);
  if (owner && owner.id !== topicId) throw new PermalinkTaken(permalink);
  return permalink;
}

/** Stores that the permalink leads to the topic, as long as the topic exists. */
export async function rememberPermalink(tx: Tx, topicId: string, permalink: string): Promise<void> {
  await tx.rows(REMEMBER, [permalink, topicId]);
}
