import type { Tx } from '#kernel/events/tx.js';
import { PermalinkTaken } from '../help.errors.js';
import { statement } from '../help-writes.js';

/** For titles without a letter or a digit. */
const NAMELESS = 'topic';

const CURRENT_OWNER = 'select id from help_topics where permalink = $1';
/** $1 beginnings: those that are in use or once were. */
const KNOWN = String.raw`
select permalink from help_permalinks where permalink = $1 or permalink ~ ('^' || $1 || '-\d+$')`;
const KEEP = `
insert into help_permalinks (permalink, topic_id) values ($1, $2)
on conflict (permalink) do update set topic_id = $2`;

/** A permalink that nobody has or had: the words themselves, else with a number behind. */
export async function freePermalink(tx: Tx, words: string): Promise<string> {
  const base = words === '' ? NAMELESS : words;
  const rows = await statement<{ permalink: string }>(tx, KNOWN, [base]);
  const known = new Set(rows.map(({ permalink }) => permalink));
  let free = base;
  for (let count = 2; known.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

/** One that an editor chose: another topic's former one may be taken over, its present one not. @throws PermalinkTaken */
export async function choosePermalink(tx: Tx, topicId: string, permalink: string): Promise<string> {
  const [owner] = await statement<{ id: string }>(tx, CURRENT_OWNER, [permalink]);
  if (owner && owner.id !== topicId) throw new PermalinkTaken(permalink);
  return permalink;
}

/** Remembers that the address leads to the topic, for as long as the topic stands. */
export async function keepPermalink(tx: Tx, topicId: string, permalink: string): Promise<void> {
  await statement(tx, KEEP, [permalink, topicId]);
}
