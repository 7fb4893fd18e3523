import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { HelpCategory } from '../model/help-category.entity.js';
import { HelpPermalink, HelpTopic, HelpTopicText } from '../model/help-topic.entity.js';
import { renderMarkdown } from '../text/markdown.js';
import { HelpDeletedTopic, HelpTopicVersion, type HelpTopicVersionSchema } from './help-topic-version.entity.js';
import { freePermalink, rememberPermalink } from './permalinks.js';

/** The text of a topic in one language, as it is saved. */
export interface SavedText {
  topicId: string;
  language: string;
  title: string;
  body: string;
  plain: string;
}

type Tables = InferKyselyDB<typeof HelpTopicVersionSchema>;

/** The version of a topic's text, 0 if there is none in this language. */
export async function storedVersion(tx: Tx, topicId: string, language: string): Promise<number> {
  const text = await tx.em.findOne(HelpTopicText, { topicId, language });
  return text?.version ?? 0;
}

/** Saves a text as a new version; what it replaces stays readable. */
export async function saveText(tx: Tx, authorId: string, text: SavedText): Promise<void> {
  const { topicId, language, title, body } = text;
  await recordTexts(tx, topicId);
  // A language that was deleted continues to count where it stopped.
  const last = await tx.em.findOne(HelpTopicVersion, { topicId, language }, { orderBy: { version: 'desc' } });
  const version = (last?.version ?? 0) + 1;
  const now = new Date();
  await tx.em.insert(HelpTopicVersion, {
    id: newId(),
    topicId,
    language,
    version,
    title,
    body,
    authorId,
    createdAt: now,
  });
  await tx.em.upsert(HelpTopicText, { ...text, version, updatedAt: now });
}

/** Call it before the topic is deleted. */
export async function rememberTopic(tx: Tx, topic: HelpTopic, viewerId: string): Promise<void> {
  await recordTexts(tx, topic.id);
  const links = await tx.em.find(HelpPermalink, { topicId: topic.id }, { orderBy: { permalink: 'asc' } });
  const { id, categoryId, language, permalink, position, createdAt } = topic;
  await tx.em.insert(HelpDeletedTopic, {
    ...{ id, categoryId, language, permalink, position, createdAt },
    permalinks: links.map((link) => link.permalink),
    ...{ deletedAt: new Date(), deletedById: viewerId },
  });
}

/**
 * Puts a deleted topic back: its latest text in each language, and its permalinks as far as no other topic uses them.
 * @returns its permalink; null if it wasn't deleted, or if there is no category to put it into
 */
export async function bringBack(tx: Tx, topicId: string): Promise<string | null> {
  const deleted = await tx.em.findOne(HelpDeletedTopic, { id: topicId });
  const category = deleted && (await categoryFor(tx, deleted.categoryId));
  if (!deleted || !category) return null;
  await tx.em.nativeDelete(HelpDeletedTopic, { id: topicId });
  const permalink = await freePermalink(tx, deleted.permalink);
  const { language, position, createdAt } = deleted;
  await tx.em.insert(HelpTopic, { id: topicId, categoryId: category.id, language, permalink, position, createdAt });
  await rememberPermalink(tx, topicId, permalink);
  const former = deleted.permalinks.map((each) => ({ permalink: each, topicId }));
  await tx.em.upsertMany(HelpPermalink, former, { onConflictAction: 'ignore' });
  for (const { language: written, version, title, body } of await latestTexts(tx, topicId)) {
    const { plain } = renderMarkdown(body);
    const text = { topicId, language: written, title, body, plain, version, updatedAt: new Date() };
    await tx.em.insert(HelpTopicText, text);
  }
  return permalink;
}

/** The category of before, else the first. */
async function categoryFor(tx: Tx, id: string): Promise<HelpCategory | null> {
  const first = { orderBy: { position: 'asc', id: 'asc' } } as const;
  return (await tx.em.findOne(HelpCategory, { id })) ?? (await tx.em.findOne(HelpCategory, { id: { $ne: id } }, first));
}

function latestTexts(tx: Tx, topicId: string) {
  return tx
    .db<Tables>()
    .selectFrom('help_topic_versions')
    .distinctOn('language')
    .select(['language', 'version', 'title', 'body'])
    .where('topic_id', '=', topicId)
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

/** Stores versions of texts that came with the product, or from before there were versions. */
async function recordTexts(tx: Tx, topicId: string): Promise<void> {
  const texts = await tx.em.find(HelpTopicText, { topicId });
  const stored = texts.map(({ language, version }) => ({ language, version }));
  const recorded = await tx.em.find(HelpTopicVersion, { topicId, $or: stored });
  for (const { language, version, title, body, updatedAt } of texts) {
    if (recorded.some((each) => each.language === language)) continue;
    await tx.em.insert(HelpTopicVersion, {
      ...{ id: newId(), topicId, language, version, title, body },
      ...{ authorId: null, createdAt: updatedAt },
    });
  }
}
