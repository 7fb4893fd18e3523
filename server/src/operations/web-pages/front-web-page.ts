import { postPath, profilePath } from '@mallard/rules/page-paths';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { type Html, html } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import type { PostView } from '#posts/read/post.view.js';
import { previewOf, shortDescription } from './page-parts.js';
import { nameOf, PAGE_WORDS } from './page-words.js';
import { PublicPosts } from './public-posts.js';

const QUACKS = 6;

/** The front page as the server renders it: what people write here, and how to get in. */
@Injectable()
export class FrontWebPage {
  constructor(
    private readonly posts: PublicPosts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async render(language: Language): Promise<WebPage> {
    const { PUBLIC_URL, PRODUCT_NAME, REGISTRATION_ENABLED: isOpen, DISCORD_URL } = this.settings;
    const words = PAGE_WORDS[language];
    const text = isOpen ? words.frontText(PRODUCT_NAME) : words.openingText(PRODUCT_NAME);
    const description = shortDescription(text);
    const posts = isOpen ? (await this.posts.front(language)).slice(0, QUACKS) : [];
    return {
      ...{ status: 200, language, title: words.frontTitle, description },
      head: previewOf({
        ...{ type: 'website', title: words.frontTitle, description, locale: language },
        site: PRODUCT_NAME,
        url: `${PUBLIC_URL}/`,
        image: `${PUBLIC_URL}/og-image.png`,
      }),
      content: html`<header>
          <nav>
            <a href="/discover">${words.explore}</a> <a href="/help">${words.shell.help}</a>
            <a href="/login">${words.shell.signIn}</a>
          </nav>
        </header>
        <main>
          <h1>${words.frontTitle}</h1>
          <p>${text}</p>
          ${isOpen && html`<p><a href="/register">${words.identity.createAccount}</a></p>`}
          ${
            posts.length > 0 &&
            html`<h2>${words.live}</h2>
              ${posts.map((post) => quack(post, language))}`
          }
          ${DISCORD_URL !== undefined && html`<p><a href="/discord">${words.shell.community}</a></p>`}
        </main>`,
    };
  }
}

/** A few lines of text: the client's cards replace it. */
function quack({ id, author, content }: PostView, language: Language): Html {
  return html`<article>
    <p>
      <a href="${profilePath(author.handle)}"><bdi>${nameOf(author, language)}</bdi></a>
    </p>
    <p dir="auto">${content}</p>
    <p><a href="${postPath(id)}">${PAGE_WORDS[language].thread.title}</a></p>
  </article>`;
}
