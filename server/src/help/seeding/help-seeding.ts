import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { shippedContent, type ShippedCategory, type ShippedPage } from './help-content.js';
import { ADD_VERSION } from '../pages/help-pages.service.js';
import { renderMarkdown } from '../text/markdown.js';

const FIRST_ARTICLES = 'first articles';
const TRANSLATIONS = 'Hebrew articles';
const CLAIM = 'insert into help_seedings (name, done_at) values ($1, $2) on conflict do nothing returning name';
const IS_EMPTY = `
select not exists (select from help_categories) and not exists (select from help_pages) as empty`;
/**
 * Adds a translation to a topic that is unedited: an edit changes the text's time, and our translation would no longer
 * match. $1 permalink, $2 language, $3 title, $4 body, $5 plain, $6 time.
 */
const ADD_TRANSLATION = `
insert into help_topic_texts (topic_id, language, title, body, plain, updated_at)
select t.id, $2::text, $3::text, $4::text, $5::text, $6::timestamptz
from help_topics t
join help_topic_texts first on first.topic_id = t.id and first.language = t.language and first.updated_at = t.created_at
where t.permalink = $1 and t.language <> $2::text
on conflict (topic_id, language) do nothing
returning topic_id`;

/** Adds the articles that ship with the product to a new help center. */
@Injectable()
export class HelpSeeding {
  private readonly logger = new Logger(HelpSeeding.name);

  constructor(
    private readonly transactions: Transactions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Runs once per installation, and only on an empty help center: what editors change or delete stays that way. Older
   * installations get, once as well, the translations that were missing.
   */
  async seed(): Promise<boolean> {
    const { seeded, translated } = await this.transactions.runAtStart(async (tx) => {
      await tx.lock('helpCenter');
      const isNew = await claim(tx, FIRST_ARTICLES);
      const lacksTranslations = await claim(tx, TRANSLATIONS);
      const [{ empty } = { empty: false }] = await tx.rows<{ empty: boolean }>(IS_EMPTY);
      if (isNew && empty) return { seeded: await this.addEverything(tx), translated: 0 };
      return { seeded: false, translated: lacksTranslations ? await this.addTranslations(tx) : 0 };
    });
    if (seeded) this.logger.log('The help center was seeded with its first articles');
    if (translated > 0) this.logger.log(`Help articles that got a translation: ${translated}`);
    return seeded;
  }

  private async addEverything(tx: Tx): Promise<boolean> {
    const { categories, pages } = shippedContent(this.settings.PRODUCT_NAME);
    for (const [place, category] of categories.entries()) await this.addCategory(tx, category, place);
    for (const [place, page] of pages.entries()) await this.addPage(tx, page, place);
    return true;
  }

  private async addTranslations(tx: Tx): Promise<number> {
    const now = new Date();
    let added = 0;
    for (const { permalink, texts } of shippedContent(this.settings.PRODUCT_NAME).categories.flatMap((c) => c.topics)) {
      for (const { language, title, body } of texts) {
        const values = [permalink, language, title, body, renderMarkdown(body).plain, now];
        added += (await tx.rows(ADD_TRANSLATION, values)).length;
      }
    }
    return added;
  }

  private async addCategory(tx: Tx, { icon, texts, topics }: ShippedCategory, place: number): Promise<void> {
    const id = newId();
    const now = new Date();
    await tx.rows(
      'insert into help_categories (id, language, icon, position, created_at) values ($1, $2, $3, $4, $5)',
      [id, 'en', icon, place, now],
    );
    for (const { language, title, body } of texts) {
      await tx.rows(
        'insert into help_category_texts (category_id, language, name, description) values ($1, $2, $3, $4)',
        [id, language, title, body],
      );
    }
    for (const [position, topic] of topics.entries()) {
      const topicId = newId();
      await tx.rows(
        'insert into help_topics (id, category_id, language, permalink, position, created_at) values ($1, $2, $3, $4, $5, $6)',
        [topicId, id, 'en', topic.permalink, position, now],
      );
      await tx.rows('insert into help_permalinks (permalink, topic_id) values ($1, $2)', [topic.permalink, topicId]);
      for (const { language, title, body } of topic.texts) {
        await tx.rows(
          'insert into help_topic_texts (topic_id, language, title, body, plain, updated_at) values ($1, $2, $3, $4, $5, $6)',
          [topicId, language, title, body, renderMarkdown(body).plain, now],
        );
      }
    }
  }

  private async addPage(tx: Tx, { slug, texts }: ShippedPage, place: number): Promise<void> {
    const id = newId();
    await tx.rows('insert into help_pages (id, slug, language, position) values ($1, $2, $3, $4)', [
      id,
      slug,
      'en',
      place,
    ]);
    for (const { language, title, body } of texts) {
      await tx.rows(ADD_VERSION, [newId(), id, language, title, body, null, new Date()]);
    }
  }
}

/** True only for the first call with this name in an installation's lifetime. */
async function claim(tx: Tx, name: string): Promise<boolean> {
  return (await tx.rows(CLAIM, [name, new Date()])).length > 0;
}
