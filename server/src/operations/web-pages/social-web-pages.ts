import { Inject, Injectable } from '@nestjs/common';
import { isDeletedHandle } from '#identity/users/handle.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid } from '#kernel/database/ids.js';
import type { WebPage } from '#kernel/http/web-page.js';
import { type Html, html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { type PostView, PostViews } from '#posts/post.view.js';
import { feedLink, NOINDEX, previewOf, shortDescription, shortTitle } from './page-parts.js';
import { nameOf, PAGE_WORDS } from './page-words.js';
import { PublicQuacks } from './public-quacks.js';

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
    const title = `${user.displayName} (@${user.handle})`;
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
      content: html`<main>
        <h1><bdi>${user.displayName}</bdi></h1>
        <p>@${user.handle}</p>
        <p dir="auto">${user.bio}</p>
        <h2>${words.quacks}</h2>
        ${quacks.map((quack) => articleOf(quack, language))}
      </main>`,
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
      content: html`<main>${articleOf(post, language)}</main>`,
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

function articleOf({ id, author, content, contentWarning, createdAt }: PostView, language: Language): Html {
  const words = html`<p dir="auto">${content}</p>`;
  return html`<article>
    <p>
      ${
        isDeletedHandle(author.handle)
          ? html`<bdi>${nameOf(author, language)}</bdi>`
          : html`<a href="/user/${author.handle}"><bdi>${author.displayName}</bdi> @${author.handle}</a>`
      }
      <a href="/post/${id}"
        ><time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 10)}</time></a
      >
    </p>
    ${
      contentWarning === null
        ? words
        : html`<details>
            <summary dir="auto">${contentWarning}</summary>
            ${words}
          </details>`
    }
  </article>`;
}
