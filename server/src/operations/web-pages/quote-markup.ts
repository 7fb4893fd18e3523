import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { filled } from '@mallard/rules/messages';
import { postPath } from '@mallard/rules/page-paths';
import { faceMarkup } from '@mallard/rules/post-markup';
import { withoutEmptyLines } from '@mallard/rules/shown-text';
import { type Html, html } from '#kernel/html/html.js';
import { markupHtml } from '#kernel/html/markup.js';
import type { Language } from '#kernel/request/language.js';
import type { PostView } from '#posts/read/post.view.js';
import { nameOf, PAGE_FORMATS, PAGE_WORDS } from './page-words.js';

/** What a post quotes, as its own box or as a note in its place, where the client will draw it (quotes/QuotedCard.tsx). */
export function quoteOf({ quote }: PostView, language: Language): Html | null {
  if (!quote) return null;
  const { state, post } = quote;
  // Pages read what their posts quote before they are drawn.
  if (state instanceof Promise || post instanceof Promise) return null;
  const words = PAGE_WORDS[language].quotes;
  if (post) return boxOf(post, language);
  return html`<p class="folded">${state in words ? words[state as keyof typeof words] : words.UNAUTHORIZED}</p>`;
}

function boxOf(post: PostView, language: Language): Html {
  const { author, content, contentWarning, createdAt, isQuote, isSensitive, media } = post;
  const written = post.language !== null && html` lang="${post.language}"`;
  const words = PAGE_WORDS[language].quotes;
  const name = nameOf(author, language);
  const first = contentWarning === null && !isSensitive ? media[0] : undefined;
  const picture = first && (first.thumbnailUrl ?? (first.kind === 'IMAGE' ? first.url : null));
  const when = html`<time datetime="${createdAt.toISOString()}"
    >${PAGE_FORMATS[language].ago(createdAt, new Date())}</time
  >`;
  return html`<div class="quote" role="group" aria-label="${filled(language, words.quoted, { name })}">
    <p class="line">
      ${markupHtml(faceMarkup({ handle: author.handle, name }, author.imageUrl))}<bdi class="name">${name}</bdi>
      ${!isDeletedHandle(author.handle) && html`<span dir="ltr" class="handle">@${author.handle}</span>`}
      <span aria-hidden="true">·</span><a href="${postPath(post.id)}" class="open">${when}</a>
    </p>
    <div class="body">
      <div class="words">
        ${contentWarning === null ? content !== '' && html`<p dir="auto" class="quoted" ${written}>${withoutEmptyLines(content)}</p>` : html`<p class="note"><bdi${written}>${contentWarning}</bdi></p>`}
        ${isQuote && html`<p class="note">${words.another}</p>`}
      </div>
      ${picture && html`<img class="picture" src="${picture}" alt="${first.altText}" loading="lazy" />`}
    </div>
  </div>`;
}
