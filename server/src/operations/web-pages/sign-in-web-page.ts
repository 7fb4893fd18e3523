import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import { PAGE_WORDS } from './page-words.js';

/** The sign-in page as the server renders it, until the client takes over. */
@Injectable()
export class SignInWebPage {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  render(language: Language): WebPage {
    const { identity, shell } = PAGE_WORDS[language];
    const [before = '', after = ''] = identity.newHere.split('{link}');
    return {
      ...{ status: 200, language, title: shell.signIn, description: null, head: null, isForDoing: true },
      content: html`<div data-entry>
        <p><a href="/">${this.settings.PRODUCT_NAME}</a></p>
        <main>
          <section>
            <h1>${identity.signInTitle}</h1>
            <div aria-hidden="true">
              <p>${identity.login}</p>
              <i></i>
              <p>${identity.password}</p>
              <i></i>
              <b>${shell.signIn}</b>
            </div>
          </section>
          <p>${before}<a href="/register">${identity.createAccount}</a>${after}</p>
        </main>
      </div>`,
    };
  }
}
