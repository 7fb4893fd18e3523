import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { HelpCategory } from '../model/help-category.entity.js';
import { HelpCategoryNotFound, HelpIsFull, HelpOrderOutdated, HelpTopicNotFound } from '../help.errors.js';
import { MAX_POSITION } from '../help-position.js';
import { isSameSet, requireVersion } from '../help-writes.js';
import { HelpPictures } from '../pictures/help-pictures.js';
import { HelpFields, MAX_TOPIC_BYTES } from '../text/help-text.js';
import { renderMarkdown } from '../text/markdown.js';
import { slugOf } from '../text/slug.js';
import { HelpTopic } from '../model/help-topic.entity.js';
import { choosePermalink, freePermalink, rememberPermalink } from './permalinks.js';
import { bringBack, rememberTopic, saveText, storedVersion } from './topic-history.js';

export interface HelpTopicDraft {
  categoryId: string;
  title: string;
  body: string;
  permalink?: string | null;
  /** 0 to 1,000,000. */
  position?: number | null;
  language?: string | null;
  /** The version that was edited; absent to replace any. */
  expectedVersion?: number | null;
}

const MAX_TOPICS = 2_000;

type Verb = 'created' | 'updated' | 'deleted' | 'restored' | 'ordered';

/** What editors do with topics. Callers check the permission. */
@Injectable()
export class HelpTopicsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly pictures: HelpPictures,
  ) {}

  /** @returns the id. @throws InvalidInput, HelpCategoryNotFound, PermalinkTaken, HelpIsFull (2,000), HelpPictureMissing */
  async create(viewer: SignedInViewer, draft: HelpTopicDraft): Promise<string> {
    const { title, body, plain, permalink, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      await requireCategory(tx, draft.categoryId);
      if ((await tx.em.count(HelpTopic)) >= MAX_TOPICS) throw new HelpIsFull('topics', MAX_TOPICS);
      const id = newId();
      const first = language ?? viewer.language;
      const address =
        permalink === null ? await freePermalink(tx, slugOf(title)) : await choosePermalink(tx, id, permalink);
      tx.em.create(HelpTopic, {
        id,
        categoryId: draft.categoryId,
        language: first,
        permalink: address,
        position: position ?? (await endOf(tx, draft.categoryId)),
      });
      await tx.em.flush();
      await this.pictures.keepThoseOf(tx, body);
      await saveText(tx, viewer.id, { topicId: id, language: first, title, body, plain });
      await rememberPermalink(tx, id, address);
      await this.record(tx, viewer, 'created', id, title);
      return id;
    });
  }

  /**
   * Fields that the draft omits keep their values; after a new permalink the old ones still lead to the topic.
   * @throws InvalidInput, HelpTopicNotFound, HelpCategoryNotFound, PermalinkTaken, HelpTextOutdated, HelpPictureMissing
   */
  async update(viewer: SignedInViewer, id: string, draft: HelpTopicDraft): Promise<string> {
    const { title, body, plain, permalink, position, language } = checked(draft);
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const topic = await tx.em.findOne(HelpTopic, { id });
      if (!topic) throw new HelpTopicNotFound();
      await requireCategory(tx, draft.categoryId);
      const written = language ?? topic.language;
      requireVersion(draft.expectedVersion, await storedVersion(tx, id, written));
      const address = permalink === null ? topic.permalink : await choosePermalink(tx, id, permalink);
      tx.em.assign(topic, {
        categoryId: draft.categoryId,
        permalink: address,
        position: position ?? topic.position,
      });
      await rememberPermalink(tx, id, address);
      await this.pictures.keepThoseOf(tx, body);
      await saveText(tx, viewer.id, { topicId: id, language: written, title, body, plain });
      await this.record(tx, viewer, 'updated', id, title);
      return id;
    });
  }

  /** It can be restored. @throws HelpTopicNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      const topic = await tx.em.findOne(HelpTopic, { id });
      if (!topic) throw new HelpTopicNotFound();
      await rememberTopic(tx, topic, viewer.id);
      tx.em.remove(topic);
      await this.record(tx, viewer, 'deleted', id, topic.permalink);
      return id;
    });
  }

  /**
   * Puts a deleted topic back into its category, or into the first one if that was deleted too.
   * @throws HelpTopicNotFound, HelpIsFull (2,000)
   */
  async restore(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      if ((await tx.em.count(HelpTopic)) >= MAX_TOPICS) throw new HelpIsFull('topics', MAX_TOPICS);
      const permalink = await bringBack(tx, id);
      if (permalink === null) throw new HelpTopicNotFound();
      await this.record(tx, viewer, 'restored', id, permalink);
      return id;
    });
  }

  /**
   * Sorts all topics of a category.
   * @throws HelpCategoryNotFound, HelpOrderOutdated if `ids` are not exactly all of them
   */
  async order(viewer: SignedInViewer, categoryId: string, ids: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.lock('helpCenter');
      await requireCategory(tx, categoryId);
      const topics = await tx.em.find(HelpTopic, { categoryId });
      const present = topics.map(({ id }) => id);
      if (!isSameSet(ids, present)) throw new HelpOrderOutdated();
      for (const topic of topics) topic.position = ids.indexOf(topic.id);
      await this.record(tx, viewer, 'ordered', null, null);
    });
  }

  private record(tx: Tx, viewer: SignedInViewer, verb: Verb, id: string | null, name: string | null): Promise<void> {
    return this.audit.record(tx, { viewer, action: `help.topic.${verb}`, subject: { kind: 'help_topic', id, name } });
  }
}

function checked(draft: HelpTopicDraft) {
  const fields = new HelpFields();
  const title = fields.line('title', draft.title);
  const body = fields.markdown('body', draft.body, MAX_TOPIC_BYTES);
  const language = fields.language(draft.language);
  const asked = draft.permalink ?? null;
  const permalink = asked === null || asked.trim() === '' ? null : slugOf(asked);
  if (permalink === '') fields.refuse('permalink', 'permalink may contain only letters, digits and hyphens.');
  fields.check();
  return { title, body, plain: renderMarkdown(body).plain, position: draft.position ?? null, language, permalink };
}

/** @throws HelpCategoryNotFound */
async function requireCategory(tx: Tx, categoryId: string): Promise<void> {
  const known = await tx.em.count(HelpCategory, { id: categoryId });
  if (known === 0) throw new HelpCategoryNotFound();
}

/** The position after the last topic of a category. */
async function endOf(tx: Tx, categoryId: string): Promise<number> {
  const last = await tx.em.findOne(HelpTopic, { categoryId }, { orderBy: { position: 'desc' } });
  return Math.min((last?.position ?? -1) + 1, MAX_POSITION);
}
