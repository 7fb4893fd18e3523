import { Inject, Injectable } from '@nestjs/common';
import { HelpCategoryViews } from '#help/categories/help-category.view.js';
import { HelpPageViews } from '#help/pages/help-page.view.js';
import { HelpTexts, summaryOf } from '#help/text/help-text.js';
import { HelpTopicViews } from '#help/topics/help-topic.view.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { MovedPage, WebPage } from '#kernel/http/web-page.js';
import { Html, html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import { PAGE_WORDS } from './page-words.js';
import { previewOf, shortDescription } from './page-parts.js';

const TABS = new Set(['privacy', 'terms', 'contact']);

/** The help center as the server renders it. */
@Injectable()
export class HelpWebPages {
  constructor(
    private readonly categories: HelpCategoryViews,
    private readonly topics: HelpTopicViews,
    private readonly pages: HelpPageViews,
    private readonly texts: HelpTexts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** /help, or one of its tabs. */
  async center(tab: string | null, language: Language): Promise<WebPage> {
    return tab !== null && TABS.has(tab) ? this.page(tab, language) : this.overview(language);
  }

  /** @returns null if no topic has or had the permalink */
  async topic(permalink: string, language: Language): Promise<WebPage | MovedPage | null> {
    const topic = await this.topics.byPermalink(permalink, language);
    if (!topic) return null;
    const path = `/help/t/${encodeURIComponent(topic.permalink)}`;
    if (topic.permalink !== permalink) return { movedTo: path };

    const { html: body, prose } = this.texts.rendered(topic.body);
    const words = PAGE_WORDS[language];
    const day = topic.updatedAt.toISOString().slice(0, 10);
    return {
      ...this.described('article', topic.title, summaryOf(prose), path, language, topic.updatedAt),
      content: html`${this.bar(language)}
        <main>
          <article lang="${topic.language}">
            <h1 dir="auto">${topic.title}</h1>
            <p>${words.updated} <time datetime="${day}">${day}</time></p>
            ${new Html(body)}
          </article>
        </main>`,
    };
  }

  private async overview(language: Language): Promise<WebPage> {
    const words = PAGE_WORDS[language];
    const categories = await this.categories.all(language);
    const topics = await this.topics.all(language);
    return {
      ...this.described('website', words.helpTitle, words.helpText(this.settings.PRODUCT_NAME), '/help', language),
      content: html`${this.bar(language)}
        <main>
          <h1>${words.helpTitle}</h1>
          ${categories.map(
            ({ id, name, description }) =>
              html`<section>
                <h2 dir="auto">${name}</h2>
                <p dir="auto">${description}</p>
                <ul>
                  ${topics
                    .filter(({ categoryId }) => categoryId === id)
                    .map(
                      ({ title, permalink }) =>
                        html`<li dir="auto"><a href="/help/t/${encodeURIComponent(permalink)}">${title}</a></li>`,
                    )}
                </ul>
              </section>`,
          )}
        </main>`,
    };
  }

  private async page(slug: string, language: Language): Promise<WebPage> {
    const page = await this.pages.bySlug(slug, language);
    if (!page) return this.overview(language);
    const { html: body, prose } = this.texts.rendered(page.body);
    return {
      ...this.described('article', page.title, summaryOf(prose), `/help?tab=${slug}`, language, page.updatedAt),
      content: html`${this.bar(language)}
        <main>
          <article lang="${page.language}">
            <h1 dir="auto">${page.title}</h1>
            ${new Html(body)}
          </article>
        </main>`,
    };
  }

  private described(
    type: 'website' | 'article',
    title: string,
    summary: string,
    path: string,
    language: Language,
    modifiedAt?: Date,
  ): Omit<WebPage, 'content'> {
    const { PUBLIC_URL, PRODUCT_NAME } = this.settings;
    const description = shortDescription(summary);
    return {
      status: 200,
      language,
      title,
      description,
      head: previewOf({
        ...{ type, title, description, modifiedAt, locale: language },
        site: PRODUCT_NAME,
        url: PUBLIC_URL + path,
        image: `${PUBLIC_URL}/og-image.png`,
      }),
    };
  }

  private bar(language: Language): Html {
    const { help, shell } = PAGE_WORDS[language];
    return html`<header>
      <nav><a href="/">${help.home}</a> <a href="/help">${shell.help}</a> <a href="/login">${shell.signIn}</a></nav>
    </header>`;
  }
}
