import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { focusMarkup } from '@mallard/rules/focus-markup';
import { isMarkupElement, type Markup, type MarkupElement } from '@mallard/rules/markup';
import { cardMarkup, editedMarkup, faceMarkup, warningMarkup, wordsMarkup } from '@mallard/rules/post-markup';
import { parseEntities } from '@mallard/rules/text-entities';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Html } from '../../../server/src/kernel/html/html';
import { markupHtml } from '../../../server/src/kernel/html/markup';
import { elementOf } from '../../src/early/element';
import { bodyStyles } from '../../src/features/posts/card/body-styles';
import { cardStyles } from '../../src/features/posts/card/card-styles';
import { textStyles } from '../../src/features/people/text/text-styles';
import { focusStyles } from '../../src/features/timelines/thread/focus-styles';
import { drawMarkup } from '../../src/ui/text/draw-markup';

/** As on the server: the class of a part is its name. */
const CLASSES = new Proxy<Record<string, string>>({}, { get: (_, part) => (part === '' ? undefined : part) });

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`);

/** The parts of a DOM element that the early drawing uses. */
class PageElement {
  className = '';
  private readonly attributes: [name: string, value: string][] = [];
  private readonly children: (PageElement | string)[] = [];

  constructor(private readonly tag: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes.push([name, value]);
  }

  append(...children: (PageElement | string)[]): void {
    this.children.push(...children);
  }

  get markup(): string {
    const named = this.className === '' ? [] : [['class', this.className] as const];
    const attributes = [...named, ...this.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    const inside = this.children.map((child) => (typeof child === 'string' ? escaped(child) : child.markup));
    return `<${this.tag}${attributes.join('')}>${inside.join('')}${this.tag === 'img' ? '' : `</${this.tag}>`}`;
  }
}

/** Equal for equal trees: attributes in order, characters escaped in the same way. */
const normalized = (markup: string): string =>
  markup
    .replaceAll('&#x27;', '&#39;')
    .replace(/<(\w+)((?: [\w-]+="[^"]*")*) ?\/?>/g, (_, tag: string, written: string) => {
      const attributes = [...written.matchAll(/ [\w-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted();
      return `<${tag}${attributes.join('')}>`;
    });

const byReact = (element: ReactNode): string =>
  // For whole pages, React lists images for preloading first.
  normalized(renderToStaticMarkup(createElement(MemoryRouter, null, element))).replace(/^<link[^>]*>/, '');
const byClient = (markup: Markup): string => byReact(drawMarkup(markup, CLASSES));
const byServer = (markup: Markup): string => normalized(markupHtml(markup).markup);
const early = (markup: MarkupElement): string =>
  normalized((elementOf(markup, CLASSES) as unknown as PageElement).markup);

const ADA = { handle: 'ada', name: 'Ada Pond' };
const said = (text: string) => wordsMarkup(text, parseEntities(text), 'opens in a new tab');
const posted = (body: Markup, author = ADA, imageUrl: string | null = null) =>
  cardMarkup('article', '7', author, { face: faceMarkup(author, imageUrl), moment: '5m' }, body);

const POSTS: readonly (readonly [of: string, markup: MarkupElement])[] = [
  ['plain words', posted(said('Hello, pond'))],
  ['a mention', posted(said('to @bea-2, and back'))],
  ['a hashtag', posted(said('#ducks and #ברווזים'))],
  ['a link', posted(said('see https://example.org/a?b=1&c="2"#and-a-long-path-of-its-own'))],
  ['a picture of its author', posted(said('cheese'), ADA, '/media/a.webp?x=1&y=2')],
  ['a deleted author', posted(said('left'), { handle: 'deleted_0123456789ab', name: 'Deleted account' })],
  ['a language that is said', posted(wordsMarkup('Bonjour', [], undefined, undefined, 'fr'))],
  ['Hebrew', posted(said('שלום @ada'), { handle: 'ada', name: 'עדה אגם' })],
  ['emoji alone', posted(said('🦆🪿'))],
  ['empty lines', posted(said('one\n\n\n\ntwo'))],
  ['emoji', posted(said('🦆👩‍👩‍👧 #🦆ducks'))],
  ['markup', posted(said(`</p><script>alert('1')</script> & <img src=x onerror="alert(1)">`))],
  [
    'a warning',
    posted(warningMarkup('div', 'Content warning', 'Spoiler <b>', 'en', null, ['b', 'toggle', {}, 'Show'])),
  ],
  ['a mark', cardMarkup('article', '7', ADA, { face: 'AP', mark: 'Author', moment: '5m' }, said('mine'))],
  [
    'a whole page',
    focusMarkup('article', ADA, { face: 'AP', moment: 'May 1', beside: [editedMarkup('edited', 'today')] }, said('Hi')),
  ],
];

describe('a post with', () => {
  const page = { createElement: (tag: string) => new PageElement(tag) };

  beforeAll(() => void Object.assign(globalThis, { document: page }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

  it.each(POSTS)('%s is the same drawn by the client, by the server, and before the client runs', (_, markup) => {
    const drawn = byServer(markup);

    expect(drawn).toContain('class="author"');
    expect(byClient(markup)).toBe(drawn);
    expect(early(markup)).toBe(drawn);
  });

  it("parts of a drawer's own has them where the others have theirs", () => {
    const warned = <Own>(own: Markup<Own>) => warningMarkup<Own>('div', 'Content warning', 'Spoiler', null, own);
    const drawn = normalized(markupHtml(warned(new Html('<i>!</i>'))).markup);

    expect(drawn).toContain('<i>!</i>');
    expect(byReact(drawMarkup(warned(createElement('i', null, '!')), CLASSES))).toBe(drawn);
  });

  it('markup in it shows the markup as text', () => {
    for (const [, markup] of POSTS) expect(byServer(markup)).not.toMatch(/<script|<img [^>]*onerror/);
  });
});

describe('every part of a post', () => {
  const partsOf = (markup: Markup): string[] =>
    isMarkupElement(markup) ? [markup[1], ...markup.slice(3).flatMap((child) => partsOf(child as Markup))] : [];
  /** Parts without a style of their own: the avatar, which has its own styles, and those that look like the text around them. */
  const WITHOUT_STYLE = ['', 'face', 'edited'];

  it.each(POSTS)('with %s has a style', (of, markup) => {
    const styles = of === 'a whole page' ? focusStyles : cardStyles;
    const known = [...WITHOUT_STYLE, ...[styles, bodyStyles, textStyles].flatMap((sheet) => Object.keys(sheet))];

    expect(known).toEqual(expect.arrayContaining(partsOf(markup)));
  });
});
