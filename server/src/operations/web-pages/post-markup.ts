import { focusMarkup } from '@mallard/rules/focus-markup';
import type { Markup } from '@mallard/rules/markup';
import { filled } from '@mallard/rules/messages';
import { cardMarkup, editedMarkup, faceMarkup, warningMarkup, wordsMarkup } from '@mallard/rules/post-markup';
import { publicHashtagPath } from '@mallard/rules/page-paths';
import { type Html, html } from '#kernel/html/html.js';
import { markupHtml } from '#kernel/html/markup.js';
import type { Language } from '#kernel/request/language.js';
import type { MediaView } from '#media/media.view.js';
import type { UserView } from '#people/users/user.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { TRIANGLE_ALERT } from './icons.generated.js';
import { quoteOf } from './quote-markup.js';
import { nameOf, PAGE_FORMATS, PAGE_WORDS } from './page-words.js';
import { pollMarkup } from './poll-markup.js';

/*
 * Posts as the client will draw them, at the same position. What they look like is described in rules/src/post-markup.ts; each
 * part has the class of its name, whose styles are in web/src/early/social-page-styles.ts. The content security policy allows no
 * style attributes.
 */

/** Of a page that says the whole date. */
const DATES: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
  he: new Intl.DateTimeFormat('he-IL', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * The post that a page is about, with the moment and the numbers.
 * @param threadAuthorId who began the thread; null if it is unknown
 */
export function postInFull(post: PostView, threadAuthorId: string | null, language: Language): Html {
  const { author, createdAt, replyCount, nodCount } = post;
  const { posts, nods } = PAGE_WORDS[language];
  const counts =
    replyCount + nodCount > 0 &&
    html`<p class="counts">
      ${replyCount > 0 && html`<span>${filled(language, posts.replies, { count: replyCount })}</span>`}
      ${nodCount > 0 && html`<span>${filled(language, nods.count, { count: nodCount })}</span>`}
    </p>`;
  const moment = momentOf(createdAt, DATES[language].format(createdAt));
  const mark = post.parentId !== null && author.id === threadAuthorId && posts.author;
  return markupHtml(
    focusMarkup<Html>(
      'article',
      named(author, language),
      { ...partsOf(post, moment, language), mark },
      bodyOf(post, language),
      counts,
      repliesNote(post, language),
    ),
  );
}

/** Says before anyone signs in to reply that not everyone can. */
function repliesNote({ viewerCanReply, replyRule }: PostView, language: Language): Html | false {
  const { repliesClosed, repliesLimited } = PAGE_WORDS[language];
  if (viewerCanReply === 'CLOSED') return html`<p class="counts">${repliesClosed}</p>`;
  return replyRule.length > 0 && html`<p class="counts">${repliesLimited}</p>`;
}

/** A post in a list. */
export function postInList(post: PostView, language: Language, now: Date): Html {
  const { id, author, createdAt } = post;
  const moment = momentOf(createdAt, PAGE_FORMATS[language].ago(createdAt, now));
  const parts = partsOf(post, moment, language);
  return markupHtml(cardMarkup<Html>('article', id, named(author, language), parts, bodyOf(post, language)));
}

const named = (author: UserView, language: Language) => ({ handle: author.handle, name: nameOf(author, language) });

const momentOf = (at: Date, words: string) => html`<time datetime="${at.toISOString()}">${words}</time>`;

function partsOf({ author, editedAt }: PostView, moment: Html, language: Language) {
  const { edited } = PAGE_WORDS[language].posts;
  const face = faceMarkup(named(author, language), author.imageUrl);
  return { face, moment, beside: [editedAt && editedMarkup(edited)] };
}

/** The words and pictures; behind the warning where there is one. Of sensitive media, a page has no addresses. */
function bodyOf(post: PostView, language: Language): Html {
  const { content, contentWarning, entities, media, isSensitive, poll } = post;
  const words = wordsMarkup(content, entities, undefined, publicHashtagPath, post.language);
  const { warning, showWarned, hideWarned } = PAGE_WORDS[language].posts;
  const shown = isSensitive ? coverOf(media, language) : mediaOf(media);
  const body = html`${content !== '' && markupHtml(words)}${shown}${poll && pollMarkup(poll, language, post.language)}${quoteOf(post, language)}`;
  if (contentWarning === null) return body;
  const toggle: Markup[] = [
    ['b', 'toggle', {}, showWarned],
    ['b', 'toggle', {}, hideWarned],
  ];
  const summary = markupHtml(
    warningMarkup('summary', warning, contentWarning, post.language, TRIANGLE_ALERT, ...toggle),
  );
  return html`<details>${summary}${body}</details>`;
}

/** Aspect ratios allowed for a single picture, as in the client: from 4:5 to 2.4:1. */
const [NARROWEST, WIDEST] = [0.8, 2.4];
/** The width of a post's text in pixels. Only the ratio matters. */
const WIDTH = 560;
const NARROWEST_PX = 160;

/** The room that media take: that of the only one, or the frame that several share. */
function sizeOf(media: readonly MediaView[]): { own: number | null; width: number; height: number } {
  const [only] = media;
  const shape = only?.width && only.height ? only.width / only.height : 1.5;
  // A single picture is never enlarged; a tiny one gets some space around it, as in the client.
  const own = media.length === 1 && only?.kind === 'IMAGE' ? only.width : null;
  const width = own ? Math.max(own, NARROWEST_PX) : WIDTH;
  const height = Math.round(width / (media.length > 1 ? 1.5 : Math.min(WIDEST, Math.max(NARROWEST, shape))));
  return { own, width, height };
}

/** In the room of sensitive media: what they are, until the client comes and can show them. */
function coverOf(media: readonly MediaView[], language: Language): Html | null {
  if (media.length === 0) return null;
  const { width, height } = sizeOf(media);
  const { sensitivePicture, sensitiveMedia } = PAGE_WORDS[language].posts;
  const words = media.length === 1 && media[0]?.kind === 'IMAGE' ? sensitivePicture : sensitiveMedia;
  return html`<div class="media" data-count="1">
    <svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>
    <p class="cover">${words}</p>
  </div>`;
}

function mediaOf(media: readonly MediaView[]): Html | null {
  if (media.length === 0) return null;
  const { own, width, height } = sizeOf(media);
  return html`<div class="media" data-count="${media.length}">
    ${media.map(({ kind, url, thumbnailUrl, altText, isAnimated }) =>
      kind === 'VIDEO'
        ? html`<video
            src="${url}"
            ${thumbnailUrl !== null && html`poster="${thumbnailUrl}"`}
            width="${width}"
            height="${height}"
            preload="none"
            aria-label="${altText}"
            controls
          ></video>`
        : html`<img
            src="${media.length > 1 || isAnimated ? (thumbnailUrl ?? url) : url}"
            alt="${altText}"
            width="${width}"
            height="${height}"
            loading="lazy"
            ${own !== null && own < NARROWEST_PX && html`data-tiny`}
          />`,
    )}
  </div>`;
}
