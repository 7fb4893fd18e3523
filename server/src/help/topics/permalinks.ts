import type { Tx } from '#kernel/events/tx.js';
import { PermalinkTaken } from '../help.errors.js';
import { HelpPermalink, HelpTopic } from '../model/help-topic.entity.js';

/** For titles without letters or digits. */
const FALLBACK = 'topic';

/** An unused permalink: the words, or the words with a number. */
export async function freePermalink(tx: Tx, words: string): Promise<string> {
  const base = words === '' ? FALLBACK : words;
  const numbered = { permalink: { $re: `^${base}-\\d+$` } };
  const used = await tx.em.find(HelpPermalink, { $or: [{ permalink: base }, numbered] });
  const known = new Set(used.map(({ permalink }) => permalink));
  let free = base;
  for (let count = 2; known.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

/**
 * A permalink that an editor chose: a former one of another topic is available, a current one is not.
 * @throws PermalinkTaken
 */
export async function choosePermalink(tx: Tx, topicId: string, permalink: string): Promise<string> {
  const owner = await tx.em.findOne(HelpTopic, { permalink });
  if (owner && owner.id !== topicId) throw new PermalinkTaken(permalink);
  return permalink;
}

/** Stores that the permalink leads to the topic, as long as the topic exists. */
export async function rememberPermalink(tx: Tx, topicId: string, permalink: string): Promise<void> {
  await tx.em.upsert(HelpPermalink, { permalink, topicId });
}
