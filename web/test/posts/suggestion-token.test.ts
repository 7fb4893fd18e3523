import { describe, expect, it } from '@jest/globals';
import { tokenAt, withPick } from '../../src/features/posts/composer/suggestion-token';

const atEnd = (text: string) => tokenAt(text, text.length);

describe('what the caret is in', () => {
  it.each([
    ['Hi @be', 'person', 'be'],
    ['@be', 'person', 'be'],
    ['(@be', 'person', 'be'],
    ['line\n@be', 'person', 'be'],
    ['@נועם', 'person', 'נועם'],
    ['@bea-pond_1', 'person', 'bea-pond_1'],
    ['#duck', 'hashtag', 'duck'],
    ['שלום #ברווז', 'hashtag', 'ברווז'],
    ['ב#תל', 'hashtag', 'תל'],
    ['תודה ל@be', 'person', 'be'],
    ['＠be', 'person', 'be'],
  ])('in %j is a %s with %s', (text, kind, query) => {
    expect(atEnd(text)).toMatchObject({ kind, query, end: text.length });
  });

  it.each([
    '',
    'Hi',
    '@',
    '#',
    'mail@example',
    'a#b',
    '@@be',
    'https://x.org/#part',
    'x &#39',
    '@be ',
    '#a-b',
    'ברווז@be',
  ])('in %j is nothing', (text) => {
    expect(atEnd(text)).toBeNull();
  });

  it('reaches to the end of a word that the caret stands inside', () => {
    expect(tokenAt('Hi @bea_pond!', 6)).toEqual({ kind: 'person', query: 'be', start: 3, end: 12 });
  });

  it('is found deep in a long text', () => {
    const text = `${'word '.repeat(100)}@be`;

    expect(atEnd(text)).toMatchObject({ query: 'be', start: 500 });
  });
});

describe('a pick', () => {
  it('stands in the place of the token, with a space behind it', () => {
    const token = atEnd('Hi @be')!;

    expect(withPick('Hi @be', token, '@bea_pond')).toEqual({ text: 'Hi @bea_pond ', caret: 13 });
  });

  it('takes the space that is there already', () => {
    const token = tokenAt('Hi @be and you', 6)!;

    expect(withPick('Hi @be and you', token, '@bea')).toEqual({ text: 'Hi @bea and you', caret: 8 });
  });
});
