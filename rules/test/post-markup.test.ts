import { describe, expect, it } from '@jest/globals';
import { focusMarkup } from '../src/focus-markup.js';
import type { Markup } from '../src/markup.js';
import { isMarkupElement } from '../src/markup.js';
import {
  authorMarkup,
  cardMarkup,
  editedMarkup,
  faceLinkMarkup,
  faceMarkup,
  warningMarkup,
  wordsMarkup,
} from '../src/post-markup.js';
import { parseEntities } from '../src/text-entities.js';

const ADA = { handle: 'ada', name: 'Ada Pond' };
const GONE = { handle: 'deleted_0123456789ab', name: 'Deleted account' };
const DOT = ['span', '', { 'aria-hidden': 'true' }, ' · '];

const words = (text: string, newTab?: string) => wordsMarkup(text, parseEntities(text), newTab);

function textOf(markup: Markup): string {
  if (!isMarkupElement(markup)) return markup || '';
  const [, , , ...children] = markup;
  return children.map(textOf).join('');
}

describe('an author', () => {
  it('is named by name and handle, each in its own direction, and both lead to the profile', () => {
    expect(authorMarkup(ADA)).toEqual([
      'a',
      'author',
      { href: '/user/ada' },
      ['bdi', 'name', {}, 'Ada Pond'],
      ' ',
      ['span', 'handle', { dir: 'ltr' }, '@ada'],
    ]);
  });

  it('whose account was deleted has a name that leads nowhere, and no handle', () => {
    expect(authorMarkup(GONE)).toEqual(['span', 'author', {}, ['bdi', 'name', {}, 'Deleted account']]);
    expect(faceLinkMarkup(GONE.handle, 'DA')).toEqual(['span', 'avatar', { 'aria-hidden': 'true' }, 'DA']);
  });

  it('has a picture, or initials on the color of the handle, which screen readers skip', () => {
    expect(faceMarkup(ADA, '/media/a.webp')).toEqual(['img', 'face', { src: '/media/a.webp', alt: '' }]);
    expect(faceMarkup(ADA, null)).toEqual(['span', 'face', { 'data-hue': '15', 'aria-hidden': 'true' }, 'AP']);
    expect(textOf(faceMarkup({ handle: 'ada', name: ' ' }, null))).toBe('A');
  });

  it('has a face that leads to the profile for pointers alone', () => {
    expect(faceLinkMarkup('ada', 'AP')).toEqual([
      'a',
      'avatar',
      { href: '/user/ada', tabindex: '-1', 'aria-hidden': 'true' },
      'AP',
    ]);
  });
});

describe('the words of a post', () => {
  it('lead to people, hashtags and other sites, and are the words as written', () => {
    const text = 'שלום @ada על #ברווזים ב https://example.org/a סוף 🦆';
    const [tag, part, attributes, ...children] = words(text);

    expect([tag, part, attributes]).toEqual(['p', 'text', { dir: 'auto' }]);
    expect(children).toEqual([
      'שלום ',
      ['a', 'link', { href: '/user/ada', dir: 'ltr' }, '@ada'],
      ' על ',
      ['a', 'link', { href: `/hashtag/${encodeURIComponent('ברווזים')}`, dir: 'auto' }, '#ברווזים'],
      ' ב ',
      [
        'a',
        'link',
        { href: 'https://example.org/a', rel: 'noopener noreferrer nofollow ugc', dir: 'ltr' },
        ['span', 'host', {}, 'example.org'],
        '/a',
      ],
      ' סוף 🦆',
    ]);
  });

  it('show several empty lines as one, also where spaces hide in them, and keep a single one', () => {
    expect(textOf(words('a\n\n\n\nb'))).toBe('a\n\nb');
    expect(textOf(words('a\n \n\t\n#b\n\n\n'))).toBe('a\n\n#b\n\n');
    expect(textOf(words('a\n\nb\nc'))).toBe('a\n\nb\nc');
  });

  it.each(['🦆', '🦆🦆🦆', ' 🦆 🪿\n🐣 ', '❤️', '👩🏽‍👩‍👧', '🇮🇱', '3️⃣', '👍🏾', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏳️‍🌈🏳️‍⚧️'])(
    'are marked if they are a few emoji: %s',
    (text) => {
      expect(words(text)[2]).toEqual({ dir: 'auto', 'data-emoji': '' });
    },
  );

  it.each(['🦆🦆🦆🦆', '🦆!', 'a', '3', '©', '#🦆', '', '12'])('are not marked otherwise: %s', (text) => {
    expect(words(text)[2]).toEqual({ dir: 'auto' });
  });

  it('say to screen readers that a link opens in a new tab, and show an address in full that is shortened', () => {
    const address = 'https://example.org/a-path-that-is-longer-than-its-label';
    const [, , , [, , attributes]] = words(address, 'opens in a new tab') as unknown as [0, 0, 0, [0, 0, object]];

    expect(attributes).toMatchObject({
      target: '_blank',
      'aria-label': 'example.org/a-path-that-is-longe… (opens in a new tab)',
      'data-tooltip': address,
    });
  });

  it('are texts, whatever they hold', () => {
    const text = '<script>alert(1)</script> "&\' javascript:alert(1)';

    expect(words(text)).toEqual(['p', 'text', { dir: 'auto' }, text]);
  });
});

describe('a post in a list', () => {
  it('says who wrote it, when, and that it was edited, with dots that screen readers skip', () => {
    const own = { face: 'AP', moment: '5m', beside: [editedMarkup('edited', 'Edited today'), null] };

    expect(cardMarkup('article', '7', ADA, own, words('Hello'))).toEqual([
      'article',
      'card',
      {},
      faceLinkMarkup('ada', 'AP'),
      [
        'div',
        'main',
        {},
        [
          'header',
          'header',
          {},
          authorMarkup(ADA),
          undefined,
          [
            'span',
            'when',
            {},
            DOT,
            ['a', 'time', { href: '/post/7', 'data-shortcut': 'open' }, '5m'],
            DOT,
            ['span', 'edited', { 'data-tooltip': 'Edited today' }, 'edited'],
          ],
          undefined,
        ],
        words('Hello'),
      ],
    ]);
  });

  it('says nothing of when it was written where that is not known', () => {
    expect(textOf(cardMarkup('div', '7', ADA, { face: '' }, 'Hello'))).toBe('Ada Pond @adaHello');
  });
});

describe('the post that a page is about', () => {
  it('has its author above, and its moment below its body', () => {
    const own = { face: 'AP', moment: 'May 1', beside: [editedMarkup('edited')] };

    expect(focusMarkup('article', ADA, own, words('Hello'), '2 nods')).toEqual([
      'article',
      'focus',
      {},
      ['header', 'header', {}, faceLinkMarkup('ada', 'AP'), authorMarkup(ADA), undefined],
      ['div', 'body', {}, words('Hello')],
      ['p', 'moment', {}, 'May 1', DOT, ['span', 'edited', {}, 'edited']],
      '2 nods',
    ]);
  });
});

describe('a warning', () => {
  it('is said in place of the post, in its own direction, beside what opens it', () => {
    expect(warningMarkup('div', 'Content warning', 'Spoiler', 'en', null, 'Show')).toEqual([
      'div',
      'warning',
      {},
      ['span', 'sign', { role: 'img', 'aria-label': 'Content warning' }, null],
      ['span', 'reason', {}, ['bdi', '', { lang: 'en' }, 'Spoiler']],
      'Show',
    ]);
  });
});
