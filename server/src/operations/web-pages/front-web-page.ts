import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import { previewOf, shortDescription } from './page-parts.js';
import { PAGE_WORDS } from './page-words.js';

/** The front door as it is sent: what this place is, and the ways in. */
@Injectable()
export class FrontWebPage {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  drawn(language: Language): WebPage {
    const { PUBLIC_URL, PRODUCT_NAME, REGISTRATION_ENABLED, DISCORD_URL } = this.settings;
    const words = PAGE_WORDS[language];
    const text = words.frontText(PRODUCT_NAME);
    const description = shortDescription(text);
    return {
      ...{ status: 200, language, title: words.frontTitle, description },
      head: previewOf({
        ...{ type: 'website', title: words.frontTitle, description, locale: language },
        site: PRODUCT_NAME,
        url: `${PUBLIC_URL}/`,
        image: `${PUBLIC_URL}/og-image.png`,
      }),
      content: html`<header>
          <nav><a href="/help">${words.help}</a> <a href="/login">${words.signIn}</a></nav>
        </header>
        <main>
          <h1>${words.frontTitle}</h1>
          <p>${text}</p>
          ${REGISTRATION_ENABLED && html`<p><a href="/register">${words.join}</a></p>`}
          ${DISCORD_URL !== undefined && html`<p><a href="/discord">${words.community}</a></p>`}
        </main>`,
    };
  }
}
