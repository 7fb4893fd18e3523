import { describe, expect, it } from '@jest/globals';
import { hashtagKey } from '../src/hashtag-key.js';
import { normalizeText } from '../src/plain-text.js';
import { HANDLE_PATTERN, MAX_TAG_GRAPHEMES, parseEntities } from '../src/text-entities.js';
import { segment } from '../src/text-pieces.js';
import { LINK_WEIGHT, checkContent, measureContent, weightedLength } from '../src/post-text.js';
import { graphemeCount } from '../src/text-length.js';
import { inLimitedTime } from './support/limited-time.js';
import { fc } from './support/property.js';

const ALONE = { mediaCount: 0 };
const WITH_PICTURE = { mediaCount: 1 };
const LINK = 'https://example.com/a-rather-long-path-of-an-article';

describe('a quack', () => {
  it('is accepted with what it holds, its length as a person counts and its length as the limit counts', () => {
    const checked = checkContent(` Hi @ada\r\n${LINK} `, ALONE);

    expect(checked).toEqual({
      ok: true,
      content: `Hi @ada\n${LINK}`,
      graphemes: 8 + LINK.length,
      weightedLength: 8 + LINK_WEIGHT,
      entities: [
        { kind: 'MENTION', start: 3, end: 7, text: '@ada', target: 'ada' },
        { kind: 'LINK', start: 8, end: 8 + LINK.length, text: LINK, target: LINK },
      ],
    });
  });

  it.each([
    ['500 letters', 'a'.repeat(500)],
    ['500 Hebrew letters with points', 'שָׁ'.repeat(500)],
    ['390 families', '👩‍👩‍👧‍👦'.repeat(390)],
    ['477 letters and a long link', `${'a'.repeat(476)} ${LINK}`],
    ['20 long links', Array.from({ length: 20 }, () => LINK).join(' ')],
    ['10,000 bytes', `aa${'\u0301'.repeat(4_999)}`],
    ['tabs and empty lines inside', 'a\n\n\tb'],
    ['ten tags, some of them twice', '#a #b #c #d #e #f #g #h #i #j #A #B'],
    ['markup as text', '<img src=x onerror=alert(1)>'],
  ])('may hold %s', (_sentence, raw) => {
    const checked = checkContent(raw, ALONE);

    expect(checked).toMatchObject({ ok: true, content: normalizeText(raw) });
  });

  it.each([
    ['nothing in it', '', 'EMPTY', 0, 500],
    ['only spaces', ' \n\t ', 'EMPTY', 0, 500],
    ['only zero-width characters', '\u200b\u200d\ufeff\u2060', 'EMPTY', 0, 500],
    ['501 letters', 'a'.repeat(501), 'TOO_LONG', 501, 500],
    ['478 letters and a short link', `${'a'.repeat(477)} http://a.co`, 'TOO_LONG', 501, 500],
    ['10,001 bytes', `a${'\u0301'.repeat(5_000)}`, 'TOO_MANY_BYTES', 10_001, 10_000],
    ['NUL', 'a\0', 'NUL', 1, 0],
    ['half a surrogate pair', '\ud800', 'LONE_SURROGATE', 1, 0],
    ['control characters', 'a\u0007\u001b', 'CONTROL_CHARACTER', 2, 0],
    ['eleven tags', '#a #b #c #d #e #f #g #h #i #j #k', 'TOO_MANY_HASHTAGS', 11, 10],
  ])('is refused with %s', (_sentence, raw, problem, length, max) => {
    const checked = checkContent(raw, ALONE);

    expect(checked).toEqual({ ok: false, problem, length, max });
  });

  it.each([
    ['no words', ''],
    ['only spaces', '  '],
    ['only zero-width characters', '\u200b'],
  ])('may hold %s beside a picture', (_sentence, raw) => {
    const checked = checkContent(raw, WITH_PICTURE);

    expect(checked).toEqual({ ok: true, content: '', graphemes: 0, weightedLength: 0, entities: [] });
  });

  it('still may not be too long beside a picture', () => {
    const checked = checkContent('a'.repeat(501), WITH_PICTURE);

    expect(checked).toMatchObject({ ok: false, problem: 'TOO_LONG' });
  });

  it('is the same quack composed and decomposed', () => {
    const decomposed = checkContent('#cafe\u0301', ALONE);

    expect(decomposed).toEqual(checkContent('#café', ALONE));
  });
});

describe('the weighted length', () => {
  it.each([
    ['counts a short link up', 'http://a.co', LINK_WEIGHT],
    ['counts a long link down', LINK, LINK_WEIGHT],
    ['counts each link', `${LINK} www.a.co/b`, 2 * LINK_WEIGHT + 1],
    ['counts a link in Hebrew letters', 'https://he.wikipedia.org/wiki/ברווז', LINK_WEIGHT],
    ['counts mentions and hashtags as written', '@ada #שָׁלוֹם', 10],
    ['counts nothing', '', 0],
  ])('%s', (_sentence, content, length) => {
    expect(weightedLength(content, parseEntities(content))).toBe(length);
    expect(measureContent(content).weightedLength).toBe(length);
  });
});

describe('cutting a text at its entities', () => {
  it('gives the plain and the live pieces in order', () => {
    const content = 'Hi @ada, #one';
    const entities = parseEntities(content);

    expect(segment(content, entities)).toEqual([
      { text: 'Hi ', entity: null },
      { text: '@ada', entity: entities[0] },
      { text: ', ', entity: null },
      { text: '#one', entity: entities[1] },
    ]);
  });

  it('gives nothing for no text', () => {
    expect(segment('', [])).toEqual([]);
  });

  it('leaves plain what overlaps, is empty or reaches outside', () => {
    const pieces = segment('abcdef', [
      { start: 1, end: 3 },
      { start: 2, end: 4 },
      { start: 4, end: 4 },
      { start: 5, end: 9 },
    ]);

    expect(pieces.map(({ text }) => text)).toEqual(['a', 'bc', 'def']);
  });
});

const scraps = fc.constantFrom(
  ...['@', '＠', '#', '＃', 'ada', 'a', '-', '_', '1', ' ', '\n', '.', '/', ':', '&', '(', ')', '[', ']', '?', "'"],
  ...['http://', 'https://', 'www.', 'a.co', 'שָׁלוֹם', 'ל', 'ו', '״', '׳', '\u200c', '\u200d', '\u0301', '\ufe0f'],
  ...['日本', 'é', '🦆', '👩‍👧', '\ud83d', '\udc00', '\0', 'ß', 'İ', 'ı', 'ﷺ', '\u05b8'],
);
const hostileText = fc.oneof(
  fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

describe('in any text', () => {
  it('entities are in order, apart, as written and valid', () => {
    fc.assert(
      fc.property(hostileText, (content) => {
        let at = 0;
        for (const { kind, start, end, text, target } of parseEntities(content)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text).toBe(content.slice(start, end));
          if (kind === 'MENTION') expect(target).toMatch(HANDLE_PATTERN);
          if (kind === 'LINK') expect(URL.canParse(target)).toBe(true);
          if (kind === 'HASHTAG') {
            expect(target).toBe(hashtagKey(text));
            expect(graphemeCount(text)).toBeLessThanOrEqual(MAX_TAG_GRAPHEMES + 1);
          }
          at = end;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('the pieces concatenate to the text', () => {
    fc.assert(
      fc.property(hostileText, (content) => {
        const pieces = segment(content, parseEntities(content));

        expect(pieces.map(({ text }) => text).join('')).toBe(content);
        expect(pieces.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  it('the key of a key is itself', () => {
    fc.assert(
      fc.property(hostileText, (tag) => {
        const key = hashtagKey(tag);
        expect(hashtagKey(key)).toBe(key);
      }),
      { numRuns: 400 },
    );
  });

  it('what was accepted is accepted again, unchanged', () => {
    fc.assert(
      fc.property(hostileText, (raw) => {
        const checked = checkContent(raw, ALONE);
        if (checked.ok) expect(checkContent(checked.content, ALONE)).toEqual(checked);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a million hostile characters', () => {
  const MILLION = 1_000_000;

  it.each([
    ['mention signs', '@'],
    ['mentions', '@ada '],
    ['mentions in a row', '@ada'],
    ['handles too long by one', `@${'a'.repeat(31)}`],
    ['hashtag signs', '#'],
    ['hashtags', '#é '],
    ['hashtags in a row', '#a'],
    ['hashtags too long', `#${'a'.repeat(1_100)} `],
    ['hashtags of joiners', '#a\u200cb'],
    ['towers of marks', `#a${'\u0301\u0316'.repeat(490)} `],
    ['expanding letters', `#${'ﷺ'.repeat(50)} `],
    ['schemes', 'http://'],
    ['names without an end', 'http://a.'],
    ['names of long labels', `http://${`${'a'.repeat(62)}.`.repeat(10)}1 `],
    ['www.', 'www.'],
    ['links that never close a parenthesis', '(www.a.co/'],
    ['brackets that never close', 'http://a.co/[(('],
    ['links with long endings', `http://a.co/${'.,!?'.repeat(50)} `],
    ['Hebrew prefixes', 'ו'],
    ['Hebrew prefixes with signs', 'ול@'],
    ['halves of surrogate pairs', '#\ud800'],
    ['zero-width characters', '\u200d'],
  ])('of %s are parsed in linear time', (_sentence, scrap) => {
    const repeated = scrap.repeat(MILLION / scrap.length);
    const openEnded = scrap + scrap.slice(-1).repeat(MILLION);

    const pieces = inLimitedTime(() => [repeated, openEnded].flatMap((text) => segment(text, parseEntities(text))));

    expect(pieces.reduce((length, { text }) => length + text.length, 0)).toBe(repeated.length + openEnded.length);
  });

  it('are refused by their bytes', () => {
    const checked = inLimitedTime(() => checkContent('👩‍👧'.repeat(MILLION / 5), ALONE));

    expect(checked).toMatchObject({ ok: false, problem: 'TOO_MANY_BYTES', max: 10_000 });
  });
});
