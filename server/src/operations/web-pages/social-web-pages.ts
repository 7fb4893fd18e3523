import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid } from '#kernel/database/ids.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { type Html, html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { type PostView, PostViews } from '#posts/post.view.js';
import { ARROW, MARK } from './page-drawings.js';
import { feedLink, NOINDEX, previewOf, shortDescription, shortTitle } from './page-parts.js';
import { nameOf, PAGE_WORDS } from './page-words.js';
import { personInFull } from './person-markup.js';
import { PublicQuacks } from './public-quacks.js';
import { quackInFull, quackInList } from './quack-markup.js';

/** People, quacks and hashtags as they are sent: never more than a visitor may see. */
@Injectable()
export class SocialWebPages {
  constructor(
    private readonly users: UserViews,
    private readonly posts: PostViews,
    private readonly quacks: PublicQuacks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns null where nobody visible has the handle */
  async person(handle: string, language: Language): Promise<WebPage | null> {
    const user = await this.users.byHandle(handle, VISITOR);
    if (!user) return null;
    const words = PAGE_WORDS[language];
    const title = `${nameOf(user, language)} (@${user.handle})`;
    if (user.requiresLogin) {
      return { ...{ status: 200, language, title, description: words.requiresLogin, head: NOINDEX, content: null } };
    }
    const url = `${this.settings.PUBLIC_URL}/user/${user.handle}`;
    const description = shortDescription(user.bio || words.profile(user.displayName, this.settings.PRODUCT_NAME));
    const quacks = await this.quacks.by(user.id);
    return {
      ...{ status: 200, language, title, description },
      head: html`${this.preview('profile', title, description, url, language, this.imageOf(user))}
      ${feedLink(`${url}/feed.atom`, title)}`,
      content: this.framed(
        html`<bdi>${nameOf(user, language)}</bdi>`,
        html`${personInFull(user, language)}${quacks.map((quack) => quackInList(quack, language, new Date()))}`,
        language,
      ),
    };
  }

  /** @returns null where there is none, or none for visitors */
  async quack(id: string, language: Language): Promise<WebPage | null> {
    const post = isUuid(id) ? await this.posts.byId(id.toLowerCase(), VISITOR) : null;
    if (!post) return null;
    const { author } = post;
    const words = post.contentWarning ?? post.content;
    const title = shortTitle(`${nameOf(author, language)}: “${words}”`);
    const description = shortDescription(words);
    const url = `${this.settings.PUBLIC_URL}/post/${post.id}`;
    const picture = post.contentWarning === null ? post.media.find(({ kind }) => kind === 'IMAGE') : undefined;
    const image = picture ? { url: this.whole(picture.url), alt: picture.altText } : this.imageOf(author);
    return {
      ...{ status: 200, language, title, description },
      head: this.preview('article', title, description, url, language, image, post),
      content: this.framed(PAGE_WORDS[language].quack, quackInFull(post, language), language),
    };
  }

  /** @returns null for what no hashtag could be */
  async hashtag(typed: string, language: Language): Promise<WebPage | null> {
    const hashtag = await this.quacks.tagged(typed);
    if (!hashtag) return null;
    const { key, name, posts } = hashtag;
    const url = `${this.settings.PUBLIC_URL}/hashtag/${encodeURIComponent(key)}`;
    const [title, description] = [`#${name}`, PAGE_WORDS[language].hashtag(name)];
    return {
      ...{ status: 200, language, title, description },
      head: html`${this.preview('website', title, description, url, language, this.mark)}
      ${feedLink(`${url}/feed.atom`, title)}${posts.length === 0 && NOINDEX}`,
      content: null,
    };
  }

  /** The column of the client's page, with its heading, beside the place of the sidebar. */
  private framed(heading: Html | string, content: Html, language: Language): Html {
    return html`<div class="frame">
      <div class="side"><a href="/">${MARK}${this.settings.PRODUCT_NAME}</a></div>
      <main>
        <div class="bar">
          <a href="/stream" aria-label="${PAGE_WORDS[language].back}">${ARROW}</a>
          <h1>${heading}</h1>
        </div>
        ${content}
      </main>
    </div>`;
  }

  private preview(
    type: 'website' | 'article' | 'profile',
    title: string,
    description: string,
    url: string,
    language: Language,
    image: { url: string; alt?: string },
    post?: PostView,
  ): Html {
    return previewOf({
      ...{ type, title, description, url, locale: language, site: this.settings.PRODUCT_NAME },
      image: image.url,
      imageAlt: image.alt,
      publishedAt: post?.createdAt,
      modifiedAt: post?.editedAt ?? undefined,
    });
  }

  private imageOf({ imageUrl, displayName }: UserView): { url: string; alt?: string } {
    return imageUrl === null ? this.mark : { url: this.whole(imageUrl), alt: displayName };
  }

  private get mark(): { url: string } {
    return { url: `${this.settings.PUBLIC_URL}/og-image.png` };
  }

  private whole(address: string): string {
    return new URL(address, this.settings.PUBLIC_URL).href;
  }
}
