import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { lockHelp, statement } from './help-writes.js';
import { shippedContent, type ShippedCategory, type ShippedPage } from './help-content.js';
import { ADD_VERSION } from './pages/help-pages.service.js';
import { renderMarkdown } from './text/markdown.js';

const FIRST_ARTICLES = 'first articles';
const TRANSLATIONS = 'Hebrew articles';
const CLAIM = 'insert into help_seedings (name, done_at) values ($1, $2) on conflict do nothing returning name';
const IS_EMPTY = `
select not exists (select from help_categories) and not exists (select from help_pages) as empty`;
/**
 * A translation of a topic that stands as it was shipped: an editor's save moves the text's instant on, and beside an editor's
 * words a translation of ours would say something else. $1 permalink, $2 language, $3 title, $4 body, $5 plain, $6 instant.
 */
const ADD_TRANSLATION = `
insert into help_topic_texts (topic_id, language, title, body, plain, updated_at)
select t.id, $2::text, $3::text, $4::text, $5::text, $6::timestamptz
from help_topics t
join help_topic_texts first on first.topic_id = t.id and first.language = t.language and first.updated_at = t.created_at
where t.permalink = $1 and t.language <> $2::text
on conflict (topic_id, language) do nothing
returning topic_id`;

/** Puts the articles that come with the product into a new help centre. */
@Injectable()
export class HelpSeeding {
  private readonly logger = new Logger(HelpSeeding.name);

  constructor(
    private readonly transactions: Transactions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Once for each installation, and only where there is nothing yet: what editors change or remove stays so. An older
   * installation gets, once as well, the translations that its articles came without.
   */
  async settle(): Promise<boolean> {
    const { settled, translated } = await this.transactions.run(async (tx) => {
      await lockHelp(tx);
      const isNew = await claim(tx, FIRST_ARTICLES);
      const lacksTranslations = await claim(tx, TRANSLATIONS);
      const [{ empty } = { empty: false }] = await statement<{ empty: boolean }>(tx, IS_EMPTY);
      if (isNew && empty) return { settled: await this.addEverything(tx), translated: 0 };
      return { settled: false, translated: lacksTranslations ? await this.addTranslations(tx) : 0 };
    });
    if (settled) this.logger.log('The help center was filled with its first articles');
    if (translated > 0) this.logger.log(`Articles of the help center that got a translation: ${translated}`);
    return settled;
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
        added += (await statement(tx, ADD_TRANSLATION, values)).length;
      }
    }
    return added;
  }

  private async addCategory(tx: Tx, { icon, texts, topics }: ShippedCategory, place: number): Promise<void> {
    const id = newId();
    const now = new Date();
    await statement(
      tx,
      'insert into help_categories (id, language, icon, position, created_at) values ($1, $2, $3, $4, $5)',
      [id, 'en', icon, place, now],
    );
    for (const { language, title, body } of texts) {
      await statement(
        tx,
        'insert into help_category_texts (category_id, language, name, description) values ($1, $2, $3, $4)',
        [id, language, title, body],
      );
    }
    for (const [position, topic] of topics.entries()) {
      const topicId = newId();
      await statement(
        tx,
        'insert into help_topics (id, category_id, language, permalink, position, created_at) values ($1, $2, $3, $4, $5, $6)',
        [topicId, id, 'en', topic.permalink, position, now],
      );
      await statement(tx, 'insert into help_permalinks (permalink, topic_id) values ($1, $2)', [
        topic.permalink,
        topicId,
      ]);
      for (const { language, title, body } of topic.texts) {
        await statement(
          tx,
          'insert into help_topic_texts (topic_id, language, title, body, plain, updated_at) values ($1, $2, $3, $4, $5, $6)',
          [topicId, language, title, body, renderMarkdown(body).plain, now],
        );
      }
    }
  }

  private async addPage(tx: Tx, { slug, texts }: ShippedPage, place: number): Promise<void> {
    const id = newId();
    await statement(tx, 'insert into help_pages (id, slug, language, position) values ($1, $2, $3, $4)', [
      id,
      slug,
      'en',
      place,
    ]);
    for (const { language, title, body } of texts) {
      await statement(tx, ADD_VERSION, [newId(), id, language, title, body, null, new Date()]);
    }
  }
}

/** True for the one who does what has this name: only once in an installation's life. */
async function claim(tx: Tx, name: string): Promise<boolean> {
  return (await statement(tx, CLAIM, [name, new Date()])).length > 0;
}
