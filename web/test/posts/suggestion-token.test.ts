import { describe, expect, it } from '@jest/globals';
import { holdsToken, replacement, tokenAt } from '../../src/features/posts/composer/suggestion-token';

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
    ['#col·la', 'hashtag', 'col·la'],
    ['#בית־ס', 'hashtag', 'בית־ס'],
    ['ב#תל', 'hashtag', 'תל'],
    ['תודה ל@be', 'person', 'be'],
    ['＠be', 'person', 'be'],
    ['Hi @', 'person', ''],
    ['#', 'hashtag', ''],
    ['Look :duck', 'emoji', 'duck'],
    [':ברו', 'emoji', 'ברו'],
  ])('in %j is a %s with %s', (text, kind, query) => {
    expect(atEnd(text)).toMatchObject({ kind, query, end: text.length });
  });

  it.each([
    '',
    'Hi',
    'C#',
    ':D',
    'at 10:30',
    'a:duck',
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
  it('is followed by a space', () => {
    expect(replacement('Hi @be', atEnd('Hi @be')!, '@bea_pond')).toBe('@bea_pond ');
  });

  it('takes the space that is there already', () => {
    expect(replacement('Hi @be and you', tokenAt('Hi @be and you', 6)!, '@bea')).toBe('@bea');
  });

  it('of an emoji has no space', () => {
    expect(replacement('Look :duck', atEnd('Look :duck')!, '🦆')).toBe('🦆');
  });
});

describe('a token that is looked up', () => {
  const token = atEnd('A wren #bird')!;

  it.each(['A wren #bird', 'A wren #birds', 'A wren #bi and more', 'A wren ＃bird'])('is in %j', (text) => {
    expect(holdsToken(text, token)).toBe(true);
  });

  it.each(['', 'A wren', 'A wren @bird', 'A wren # bird', 'A wren #nest', 'An old owl #bird'])(
    'is not in %j',
    (text) => {
      expect(holdsToken(text, token)).toBe(false);
    },
  );
});
