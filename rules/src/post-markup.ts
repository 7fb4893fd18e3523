/* Describes the parts of a post as markup: author, time, text and warning. */
import { hueOf, initialsOf } from './avatar-fallback.js';
import { isDeletedHandle } from './deleted-handle.js';
import { linkLabel } from './link-label.js';
import type { Attributes, Markup, MarkupElement } from './markup.js';
import { hashtagPath, postPath, profilePath } from './page-paths.js';
import { isFewEmoji, withoutEmptyLines } from './shown-text.js';
import type { TextEntity } from './text-entities.js';
import { segment } from './text-pieces.js';

/** A person, and the name shown for them: the display name, the handle, or "Deleted account". */
export interface Author {
  handle: string;
  name: string;
}

/** The parts that each drawer makes itself. Without `moment`, the post doesn't say when it was written. */
export interface OwnParts<Own> {
  face: Markup<Own>;
  /** What the author is in this thread, such as who began it. */
  mark?: string | false;
  moment?: Markup<Own>;
  /** Shown beside the moment. */
  beside?: readonly Markup<Own>[];
  menu?: Markup<Own>;
}

/** A post in a list: its author's picture, and beside it author and time above the body. */
export function cardMarkup<Own>(
  tag: 'article' | 'div',
  id: string,
  author: Author,
  { face, mark, moment, beside = [], menu }: OwnParts<Own>,
  ...body: Markup<Own>[]
): MarkupElement<Own> {
  const link = moment && (['a', 'time', { href: postPath(id), 'data-shortcut': 'open' }, moment] as const);
  const when = link && (['span', 'when', {}, DOT, ...withDots(link, ...beside)] as const);
  return [
    tag,
    'card',
    {},
    faceLinkMarkup(author.handle, face),
    ['div', 'main', {}, ['header', 'header', {}, authorMarkup(author), mark && markMarkup(mark), when, menu], ...body],
  ];
}

/** Someone's picture, or their initials on the color of their handle. Decorative, because the name is beside it. */
export function faceMarkup({ handle, name }: Author, imageUrl: string | null): MarkupElement {
  return imageUrl === null
    ? ['span', 'face', { 'data-hue': String(hueOf(handle)), 'aria-hidden': 'true' }, initialsOf(name.trim() || handle)]
    : ['img', 'face', { src: imageUrl, alt: '' }];
}

/** The picture as a link to the profile. Keyboards and screen readers skip it, because the name beside it is the same link. */
export function faceLinkMarkup<Own>(handle: string, face: Markup<Own>): MarkupElement<Own> {
  return isDeletedHandle(handle)
    ? ['span', 'avatar', { 'aria-hidden': 'true' }, face]
    : ['a', 'avatar', { href: profilePath(handle), tabindex: '-1', 'aria-hidden': 'true' }, face];
}

/** Name and handle of an author, as a link. For a deleted account, only the name, without a link. */
export function authorMarkup({ handle, name }: Author): MarkupElement {
  const named: MarkupElement = ['bdi', 'name', {}, name];
  return isDeletedHandle(handle)
    ? ['span', 'author', {}, named]
    : ['a', 'author', { href: profilePath(handle) }, named, ' ', ['span', 'handle', { dir: 'ltr' }, `@${handle}`]];
}

/** Says what an author is in a thread. */
export const markMarkup = (mark: string): MarkupElement => ['span', 'mark', {}, mark];

/** Says that a post was edited; the tooltip says when. */
export function editedMarkup(edited: string, tooltip?: string): MarkupElement {
  return ['span', 'edited', { 'data-tooltip': tooltip }, edited];
}

/**
 * A text with its mentions, hashtags and links, in the direction of its own language. Several empty lines are shown as one; a few
 * emoji alone are marked, so that a post can show them large.
 * @param newTab what screen readers say about links that open in a new tab; without it, links open in this one
 * @param tagPath the page of a hashtag, which is another one for visitors
 * @param language of the text, as a tag of BCP 47; null if it isn't said
 */
export function wordsMarkup(
  text: string,
  entities: readonly TextEntity[],
  newTab?: string,
  tagPath = hashtagPath,
  language: string | null = null,
): MarkupElement {
  const pieces = segment(text, entities).map(({ text: piece, entity }) =>
    entity ? linkMarkup(entity, newTab, tagPath) : withoutEmptyLines(piece),
  );
  const attributes = { dir: 'auto', lang: language ?? undefined, 'data-emoji': isFewEmoji(text) ? '' : undefined };
  return ['p', 'text', attributes, ...pieces];
}

function linkMarkup(
  { kind, text, target }: TextEntity,
  newTab: string | undefined,
  tagPath: typeof hashtagPath,
): MarkupElement {
  if (kind === 'MENTION') return ['a', 'link', { href: profilePath(target), dir: 'ltr' }, text];
  if (kind === 'HASHTAG') return ['a', 'link', { href: tagPath(target), dir: 'auto' }, text];
  const { host, rest } = linkLabel(text);
  const elsewhere: Attributes | undefined =
    newTab === undefined
      ? undefined
      : {
          target: '_blank',
          'aria-label': `${host}${rest} (${newTab})`,
          'data-tooltip': rest.endsWith('…') ? target : undefined,
        };
  const attributes: Attributes = { href: target, rel: 'noopener noreferrer nofollow ugc', dir: 'ltr', ...elsewhere };
  return ['a', 'link', attributes, ['span', 'host', {}, host], rest];
}

/**
 * The warning in place of a post.
 * @param label the name of the sign for screen readers
 * @param language of the reason, as a tag of BCP 47; null if it isn't said
 * @param toggle shows the post and hides it again
 */
export function warningMarkup<Own>(
  tag: 'div' | 'summary',
  label: string,
  reason: string,
  language: string | null,
  sign: Markup<Own>,
  ...toggle: Markup<Own>[]
): MarkupElement<Own> {
  return [
    tag,
    'warning',
    {},
    ['span', 'sign', { role: 'img', 'aria-label': label }, sign],
    ['span', 'reason', {}, ['bdi', '', { lang: language ?? undefined }, reason]],
    ...toggle,
  ];
}

const DOT: MarkupElement = ['span', '', { 'aria-hidden': 'true' }, ' · '];

/** The parts that are present, with dots between them. */
export function withDots<Own>(...parts: Markup<Own>[]): Markup<Own>[] {
  return parts.filter(Boolean).flatMap((part, index): Markup<Own>[] => (index === 0 ? [part] : [DOT, part]));
}
