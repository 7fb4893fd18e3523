import { newId } from '#kernel/database/ids.js';
import type { Tx } from '#kernel/events/tx.js';
import { renderMarkdown } from '../text/markdown.js';
import { freePermalink, rememberPermalink } from './permalinks.js';

/** The text of a topic in one language, as it is saved. */
export interface SavedText {
  topicId: string;
  language: string;
  title: string;
  body: string;
  plain: string;
}

interface Unrecorded {
  language: string;
  version: number;
  title: string;
  body: string;
  updated_at: Date;
}

interface DeletedTopic {
  category_id: string;
  language: string;
  permalink: string;
  permalinks: string[];
  position: number;
  created_at: Date;
}

/** Texts that came with the product, or from before there were versions. */
const UNRECORDED = `
select x.language, x.version, x.title, x.body, x.updated_at from help_topic_texts x
where x.topic_id = $1 and not exists (
  select from help_topic_versions v where v.topic_id = x.topic_id and v.language = x.language and v.version = x.version
)`;
/** $1 id, $2 topic, $3 language, $4 version, $5 title, $6 body, $7 author, $8 time. */
const ADD_VERSION = `
insert into help_topic_versions (id, topic_id, language, version, title, body, author_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const STORED_VERSION = 'select version from help_topic_texts where topic_id = $1 and language = $2';
/** A language that was deleted goes on counting where it stopped. */
const LAST_VERSION = `
select coalesce(max(version), 0)::int as version from help_topic_versions where topic_id = $1 and language = $2`;
/** $1 topic, $2 language, $3 title, $4 body, $5 plain, $6 version, $7 time. */
const SAVE_TEXT = `
insert into help_topic_texts (topic_id, language, title, body, plain, version, updated_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (topic_id, language) do update set title = excluded.title, body = excluded.body, plain = excluded.plain,
  version = excluded.version, updated_at = excluded.updated_at`;

/** $1 topic, $2 time, $3 who deletes it. */
const REMEMBER_TOPIC = `
insert into help_deleted_topics
  (id, category_id, language, permalink, permalinks, position, created_at, deleted_at, deleted_by_id)
select t.id, t.category_id, t.language, t.permalink,
  array(select p.permalink from help_permalinks p where p.topic_id = t.id order by p.permalink),
  t.position, t.created_at, $2::timestamptz, $3::uuid
from help_topics t where t.id = $1`;
const TAKE_DELETED = `
delete from help_deleted_topics where id = $1
returning category_id, language, permalink, permalinks, position, created_at`;
const LATEST_TEXTS = `
select distinct on (language) language, version, title, body from help_topic_versions
where topic_id = $1 order by language, version desc`;
/** The category of before, else the first. */
const CATEGORY = 'select id from help_categories order by id = $1 desc, position, id limit 1';
const ADD_TOPIC = `
insert into help_topics (id, category_id, language, permalink, position, created_at) values ($1, $2, $3, $4, $5, $6)`;
const ADD_FORMER = `
insert into help_permalinks (permalink, topic_id) select p, $2::uuid from unnest($1::text[]) p on conflict do nothing`;

/** The version of a topic's text, 0 if there is none in this language. */
export async function storedVersion(tx: Tx, topicId: string, language: string): Promise<number> {
  const [text] = await tx.rows<{ version: number }>(STORED_VERSION, [topicId, language]);
  return text?.version ?? 0;
}

/** Saves a text as a new version; what it replaces stays readable. */
export async function saveText(tx: Tx, authorId: string, text: SavedText): Promise<void> {
  const { topicId, language, title, body, plain } = text;
  await recordTexts(tx, topicId);
  const [last] = await tx.rows<{ version: number }>(LAST_VERSION, [topicId, language]);
  const version = (last?.version ?? 0) + 1;
  const now = new Date();
  await tx.rows(ADD_VERSION, [newId(), topicId, language, version, title, body, authorId, now]);
  await tx.rows(SAVE_TEXT, [topicId, language, title, body, plain, version, now]);
}

/** Call it before the topic is deleted. */
export async function rememberTopic(tx: Tx, topicId: string, viewerId: string): Promise<void> {
  await recordTexts(tx, topicId);
  await tx.rows(REMEMBER_TOPIC, [topicId, new Date(), viewerId]);
}

/**
 * Puts a deleted topic back: its latest text in each language, and its permalinks as far as no other topic uses them.
 * @returns its permalink; null if it wasn't deleted, or if there is no category to put it into
 */
export async function bringBack(tx: Tx, topicId: string): Promise<string | null> {
  const [topic] = await tx.rows<DeletedTopic>(TAKE_DELETED, [topicId]);
  const [category] = topic ? await tx.rows<{ id: string }>(CATEGORY, [topic.category_id]) : [];
  if (!topic || !category) return null;
  const permalink = await freePermalink(tx, topic.permalink);
  const { language, position, created_at: createdAt, permalinks } = topic;
  await tx.rows(ADD_TOPIC, [topicId, category.id, language, permalink, position, createdAt]);
  await rememberPermalink(tx, topicId, permalink);
  await tx.rows(ADD_FORMER, [permalinks, topicId]);
  const now = new Date();
  const texts = await tx.rows<Omit<Unrecorded, 'updated_at'>>(LATEST_TEXTS, [topicId]);
  for (const { language: written, version, title, body } of texts) {
    await tx.rows(SAVE_TEXT, [topicId, written, title, body, renderMarkdown(body).plain, version, now]);
  }
  return permalink;
}

async function recordTexts(tx: Tx, topicId: string): Promise<void> {
  for (const { language, version, title, body, updated_at: at } of await tx.rows<Unrecorded>(UNRECORDED, [topicId])) {
    await tx.rows(ADD_VERSION, [newId(), topicId, language, version, title, body, null, at]);
  }
}
