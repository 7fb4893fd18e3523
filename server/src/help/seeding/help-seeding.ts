import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { HelpSeedingSchema } from './help-seeding.entity.js';
import { shippedContent, type ShippedCategory, type ShippedPage, type ShippedText } from './help-content.js';
import { HelpCategory, HelpCategoryText } from '../model/help-category.entity.js';
import { HelpPermalink, HelpTopic, HelpTopicText } from '../model/help-topic.entity.js';
import { HelpPageSchema, HelpPageVersion } from '../pages/help-page.entity.js';
import { renderMarkdown } from '../text/markdown.js';

const FIRST_ARTICLES = 'first articles';
const TRANSLATIONS = 'Hebrew articles';

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
      const isEmpty = (await tx.em.count(HelpCategory)) + (await tx.em.count(HelpPageSchema)) === 0;
      if (isNew && isEmpty) return { seeded: this.addEverything(tx), translated: 0 };
      return { seeded: false, translated: lacksTranslations ? await this.addTranslations(tx) : 0 };
    });
    if (seeded) this.logger.log('The help center was seeded with its first articles');
    if (translated > 0) this.logger.log(`Help articles that got a translation: ${translated}`);
    return seeded;
  }

  private addEverything(tx: Tx): boolean {
    const { categories, pages } = shippedContent(this.settings.PRODUCT_NAME);
    for (const [place, category] of categories.entries()) this.addCategory(tx, category, place);
    for (const [place, page] of pages.entries()) this.addPage(tx, page, place);
    return true;
  }

  /** Only to topics that are as they came: an edit changes the text's time, and the translation would no longer match. */
  private async addTranslations(tx: Tx): Promise<number> {
    const now = new Date();
    let added = 0;
    for (const { permalink, texts } of shippedContent(this.settings.PRODUCT_NAME).categories.flatMap((c) => c.topics)) {
      const topic = await tx.em.findOne(HelpTopic, { permalink });
      const stored = topic ? await tx.em.find(HelpTopicText, { topicId: topic.id }) : [];
      const first = stored.find(({ language }) => language === topic?.language);
      if (!topic || first?.updatedAt.getTime() !== topic.createdAt.getTime()) continue;
      for (const text of texts) {
        if (stored.some(({ language }) => language === text.language)) continue;
        tx.em.create(HelpTopicText, topicText(topic.id, text, now));
        added += 1;
      }
    }
    return added;
  }

  private addCategory(tx: Tx, { icon, texts, topics }: ShippedCategory, position: number): void {
    const categoryId = newId();
    const now = new Date();
    tx.em.create(HelpCategory, { id: categoryId, language: 'en', icon, position, createdAt: now });
    for (const { language, title: name, body: description } of texts) {
      tx.em.create(HelpCategoryText, { categoryId, language, name, description });
    }
    for (const [place, { permalink, texts: written }] of topics.entries()) {
      const topicId = newId();
      const topic = { id: topicId, categoryId, language: 'en', permalink, position: place, createdAt: now };
      tx.em.create(HelpTopic, topic);
      tx.em.create(HelpPermalink, { permalink, topicId });
      for (const text of written) tx.em.create(HelpTopicText, topicText(topicId, text, now));
    }
  }

  private addPage(tx: Tx, { slug, texts }: ShippedPage, position: number): void {
    const pageId = newId();
    tx.em.create(HelpPageSchema, { id: pageId, slug, language: 'en', position });
    for (const text of texts) tx.em.create(HelpPageVersion, { ...text, pageId, version: 1 });
  }
}

function topicText(topicId: string, { language, title, body }: ShippedText, updatedAt: Date) {
  return { topicId, language, title, body, plain: renderMarkdown(body).plain, updatedAt };
}

/** True only for the first call with this name in an installation's lifetime. */
async function claim(tx: Tx, name: string): Promise<boolean> {
  if ((await tx.em.count(HelpSeedingSchema, { name })) > 0) return false;
  tx.em.create(HelpSeedingSchema, { name, doneAt: new Date() });
  return true;
}
