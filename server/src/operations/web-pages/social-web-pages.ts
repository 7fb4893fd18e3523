import { hashtagPath, publicHashtagPath } from '@mallard/rules/page-paths';
import { PAGES } from '@mallard/rules/pages';
import { MARK_LINES } from '@mallard/rules/mark';
import { filled } from '@mallard/rules/messages';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid } from '#kernel/database/ids.js';
import type { MovedPage, WebPage } from '#kernel/http/web-page.js';
import { type Html, html } from '#kernel/html/html.js';
import { markupHtml } from '#kernel/html/markup.js';
import type { Language } from '#kernel/request/language.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { type PostView } from '#posts/read/post.view.js';
import { PostViews } from '#posts/read/post-views.js';
import { ARROW_LEFT } from './icons.generated.js';
import { feedLink, NOINDEX, previewOf, shortDescription, shortTitle } from './page-parts.js';
import { nameOf, PAGE_WORDS } from './page-words.js';
import { profileHeader } from './user-markup.js';
import { isListed, PublicPosts, withQuotes } from './public-posts.js';
import { postInFull, postInList } from './post-markup.js';

const MARK = markupHtml([
  'svg',
  'icon',
  { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  ['path', '', { d: `${MARK_LINES}M13.2 7.5v.2` }],
]);
const ARROW = markupHtml(ARROW_LEFT);

/** People, quacks and hashtags as they are sent: never more than a visitor may see. */
@Injectable()
export class SocialWebPages {
  constructor(
    private readonly users: UserViews,
    private readonly posts: PostViews,
    private readonly publicPosts: PublicPosts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @returns null if there is no visible user with this handle; a former handle leads to the present one */
  async user(handle: string, language: Language): Promise<WebPage | MovedPage | null> {
    const user = await this.users.byHandle(handle, VISITOR);
    if (!user) return null;
    if (handle.replace(/^[@＠]/u, '').toLowerCase() !== user.handle.toLowerCase()) {
      // Not for good: its owner can take the former handle back.
      return { movedTo: `/user/${user.handle}`, isTemporary: true };
    }
    const words = PAGE_WORDS[language];
    const title = `${nameOf(user, language)} (@${user.handle})`;
    if (user.requiresLogin) {
      return { ...{ status: 200, language, title, description: words.requiresLogin, head: NOINDEX, content: null } };
    }
    const url = `${this.settings.PUBLIC_URL}/user/${user.handle}`;
    const description = shortDescription(user.bio || words.profile(nameOf(user, language), this.settings.PRODUCT_NAME));
    const posts = await this.publicPosts.by(user.id);
    return {
      ...{ status: 200, language, title, description },
      head: html`${this.preview('profile', title, description, url, language, this.imageOf(user))}
      ${feedLink(`${url}/feed.atom`, title)}`,
      content: this.framed(
        html`<bdi>${nameOf(user, language)}</bdi>`,
        html`${profileHeader(user, language)}${this.list(posts, language)}`,
        language,
      ),
    };
  }

  /** @returns null if visitors can't see such a post */
  async post(id: string, language: Language): Promise<WebPage | null> {
    const post = isUuid(id) ? await this.posts.byId(id.toLowerCase(), VISITOR) : null;
    if (!post) return null;
    await withQuotes([post]);
    const { author, rootId } = post;
    const root = rootId === null ? null : await this.posts.byId(rootId, VISITOR);
    const words = post.contentWarning ?? post.content;
    const { byTitle } = PAGE_WORDS[language].thread;
    const title = shortTitle(filled(language, byTitle, { name: nameOf(author, language), text: words }));
    const description = shortDescription(words);
    const url = `${this.settings.PUBLIC_URL}/post/${post.id}`;
    const picture = !post.isSensitive ? post.media.find(({ kind }) => kind === 'IMAGE') : undefined;
    const image = picture ? { url: this.whole(picture.url), alt: picture.altText } : this.imageOf(author);
    return {
      ...{ status: 200, language, title, description },
      // Who has the address reads it, and nothing leads there: neither search engines nor previews elsewhere.
      head: isListed(post) ? this.preview('article', title, description, url, language, image, post) : NOINDEX,
      content: this.framed(
        PAGE_WORDS[language].thread.title,
        postInFull(post, root?.author.id ?? null, language),
        language,
      ),
    };
  }

  /** The quacks that people like right now. */
  async discover(language: Language): Promise<WebPage> {
    const title = PAGES.discover.title[language];
    const description = PAGE_WORDS[language].frontText(this.settings.PRODUCT_NAME);
    const posts = await this.publicPosts.front(language);
    return {
      ...{ status: 200, language, title, description },
      head: this.preview('website', title, description, `${this.settings.PUBLIC_URL}/discover`, language, this.mark),
      content: this.framed(title, this.list(posts, language), language),
    };
  }

  /** The page of a hashtag that needs an account. @returns null for an impossible hashtag */
  async hashtag(typed: string, language: Language): Promise<WebPage | null> {
    const page = await this.tag(typed, language);
    return page && { ...page, content: null };
  }

  /** The page of a hashtag for everyone. @returns null for an impossible hashtag */
  async tag(typed: string, language: Language): Promise<WebPage | null> {
    const hashtag = await this.publicPosts.tagged(typed);
    if (!hashtag) return null;
    const { key, name, posts } = hashtag;
    const url = this.settings.PUBLIC_URL + publicHashtagPath(key);
    const feed = `${this.settings.PUBLIC_URL}${hashtagPath(key)}/feed.atom`;
    const [title, description] = [`#${name}`, PAGE_WORDS[language].hashtag(name)];
    return {
      ...{ status: 200, language, title, description },
      head: html`${this.preview('website', title, description, url, language, this.mark)}
      ${feedLink(feed, title)}${posts.length === 0 && NOINDEX}`,
      content: this.framed(html`<bdi>${title}</bdi>`, this.list(posts, language), language),
    };
  }

  private list(posts: readonly PostView[], language: Language): Html {
    return html`${posts.map((post) => postInList(post, language, new Date()))}`;
  }

  /** The content column of the client's page with its heading, beside the sidebar. */
  private framed(heading: Html | string, content: Html, language: Language): Html {
    return html`<div class="frame">
      <div class="side"><a href="/">${MARK}${this.settings.PRODUCT_NAME}</a></div>
      <main>
        <div class="bar">
          <a href="/discover" aria-label="${PAGE_WORDS[language].shell.back}">${ARROW}</a>
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
