import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import { PAGE_WORDS } from './page-words.js';

/** The page to sign in as it is sent: what the client draws in the same places, until it is there to be filled in. */
@Injectable()
export class SignInWebPage {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  drawn(language: Language): WebPage {
    const words = PAGE_WORDS[language];
    return {
      ...{ status: 200, language, title: words.signIn, description: null, head: null, isForDoing: true },
      content: html`<div data-entry>
        <p><a href="/">${this.settings.PRODUCT_NAME}</a></p>
        <main>
          <section>
            <h1>${words.welcomeBack}</h1>
            <div aria-hidden="true">
              <p>${words.login}</p>
              <i></i>
              <p>${words.password}</p>
              <i></i>
              <b>${words.signIn}</b>
            </div>
          </section>
          <p>${words.newHere} <a href="/register">${words.join}</a></p>
        </main>
      </div>`,
    };
  }
}
