import { isDeletedHandle } from '#identity/users/handle.js';
import { type Html, html } from '#kernel/mail/html.js';
import type { Language } from '#kernel/request/language.js';
import type { MediaView } from '#media/media.view.js';
import { hueOf, initialsOf } from '#people/users/avatar-face.js';
import type { UserView } from '#people/users/user.view.js';
import { linkFace } from '#posts/link-face.js';
import type { PostEntity } from '#posts/post-entities.js';
import { segment } from '#posts/post-pieces.js';
import type { PostView } from '#posts/post.view.js';
import { WARNING } from './page-drawings.js';
import { PAGE_FORMATS } from './page-formats.js';
import { nameOf, PAGE_WORDS } from './page-words.js';

/*
 * Quacks as the client will draw them, in the same places: web/src/early/server-page-styles.ts gives the class names their look.
 * The content security policy allows no style attributes.
 */

/** The quack that a page is about, with the moment and the numbers. */
export function quackInFull(post: PostView, language: Language): Html {
  const { author, createdAt, editedAt, replyCount, nodCount } = post;
  const words = PAGE_WORDS[language];
  const formats = PAGE_FORMATS[language];
  return html`<article class="focus">
    <div class="head">${faceLink(author, language)}${personLink(author, language)}</div>
    <div class="said">${bodyOf(post, 'large', language)}</div>
    <p class="moment">
      <time datetime="${createdAt.toISOString()}">${formats.day(createdAt)}</time>${editedAt && ` · ${words.edited}`}
    </p>
    ${
      replyCount + nodCount > 0 &&
      html`<p class="counts">
        ${replyCount > 0 && html`<span>${words.replies(replyCount, formats.number(replyCount))}</span>`}
        ${nodCount > 0 && html`<span>${words.nods(nodCount, formats.number(nodCount))}</span>`}
      </p>`
    }
  </article>`;
}

/** A quack in a list. */
export function quackInList(post: PostView, language: Language, now: Date): Html {
  const { id, author, createdAt, editedAt } = post;
  const moment = html`<time datetime="${createdAt.toISOString()}">${PAGE_FORMATS[language].ago(createdAt, now)}</time>`;
  const edited = editedAt && ` · ${PAGE_WORDS[language].edited}`;
  const when = html`${' · '}<a href="/post/${id}">${moment}</a>${edited}`;
  return html`<article class="card">
    ${faceLink(author, language)}
    <div>
      <div class="by">
        ${personLink(author, language)}
        <span class="when">${when}</span>
      </div>
      ${bodyOf(post, 'words', language)}
    </div>
  </article>`;
}

/** Somebody's picture, or the initials on the colour of their handle; decoration. */
export function faceOf({ handle, imageUrl }: UserView, name: string, size: '' | ' large' = ''): Html {
  return imageUrl === null
    ? html`<span class="face${size}" data-hue="${hueOf(handle)}" aria-hidden="true">${initialsOf(name)}</span>`
    : html`<img class="face${size}" src="${imageUrl}" alt="" />`;
}

/** Somebody's words, in the direction of their own language; each name, hashtag and link in one of its own. */
export function linkedText(text: string, entities: readonly PostEntity[], look: string): Html {
  const pieces = segment(text, entities).map(({ text: piece, entity }) => (entity ? linkOf(entity) : piece));
  return html`<p class="text ${look}" dir="auto">${pieces}</p>`;
}

function linkOf({ kind, text, target }: PostEntity): Html {
  if (kind === 'MENTION') return html`<a href="/user/${encodeURIComponent(target)}" dir="ltr">${text}</a>`;
  if (kind === 'HASHTAG') return html`<a href="/hashtag/${encodeURIComponent(target)}" dir="auto">${text}</a>`;
  const { host, rest } = linkFace(text);
  return html`<a href="${target}" rel="noopener noreferrer nofollow ugc" dir="ltr"><b>${host}</b>${rest}</a>`;
}

/** Beside a link with the name: passed over by keyboards and screen readers. */
function faceLink(author: UserView, language: Language): Html {
  const face = faceOf(author, nameOf(author, language));
  return isDeletedHandle(author.handle)
    ? face
    : html`<a href="/user/${author.handle}" tabindex="-1" aria-hidden="true">${face}</a>`;
}

function personLink(author: UserView, language: Language): Html {
  const name = html`<bdi>${nameOf(author, language)}</bdi>`;
  return isDeletedHandle(author.handle)
    ? html`<span class="name">${name}</span>`
    : html`<a class="name" href="/user/${author.handle}">${name} <bdi dir="ltr">@${author.handle}</bdi></a>`;
}

/** The words and pictures; behind the warning where there is one. */
function bodyOf({ content, contentWarning, entities, media }: PostView, look: string, language: Language): Html {
  const words = PAGE_WORDS[language];
  const body = html`${content !== '' && linkedText(content, entities, look)}${mediaOf(media)}`;
  return contentWarning === null
    ? body
    : html`<details>
        <summary>
          ${WARNING}<span><bdi>${contentWarning}</bdi></span
          ><b>${words.show}</b><b>${words.hide}</b>
        </summary>
        ${body}
      </details>`;
}

/** What a single picture's shape is kept between, as the client does: 4:5 upright, 2.4:1 wide. */
const [NARROWEST, WIDEST] = [0.8, 2.4];
/** Pixels; the width of the words of a quack. What counts is the shape. */
const WIDTH = 560;

function mediaOf(media: readonly MediaView[]): Html | null {
  const [only] = media;
  if (!only) return null;
  const shape = only.width && only.height ? only.width / only.height : 1.5;
  const height = Math.round(WIDTH / (media.length > 1 ? 1.5 : Math.min(WIDEST, Math.max(NARROWEST, shape))));
  return html`<div class="media" data-count="${media.length}">
    ${media.map(({ kind, url, thumbnailUrl, altText }) =>
      kind === 'VIDEO'
        ? html`<video
            src="${url}"
            ${thumbnailUrl !== null && html`poster="${thumbnailUrl}"`}
            width="${WIDTH}"
            height="${height}"
            preload="none"
            aria-label="${altText}"
            controls
          ></video>`
        : html`<img
            src="${media.length > 1 ? (thumbnailUrl ?? url) : url}"
            alt="${altText}"
            width="${WIDTH}"
            height="${height}"
            loading="lazy"
          />`,
    )}
  </div>`;
}
