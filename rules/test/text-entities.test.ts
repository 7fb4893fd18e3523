import { describe, expect, it } from '@jest/globals';
import { hashtagKey } from '../src/hashtag-key.js';
import {
  hashtagKeys,
  mentionedHandles,
  parseEntities,
  parseHashtags,
  parseMentions,
  type TextEntity,
} from '../src/text-entities.js';

type Case = [sentence: string, content: string, targets: string[]];

const targetsOf = (entities: TextEntity[]) => entities.map(({ target }) => target);
const textsOf = (kind: TextEntity['kind'], content: string) =>
  parseEntities(content)
    .filter((entity) => entity.kind === kind)
    .map(({ text }) => text);

describe('mentions', () => {
  const cases: Case[] = [
    ['are found at the start', '@ada hello', ['ada']],
    ['are found in the middle and at the end', 'hello @ada and @bea', ['ada', 'bea']],
    ['keep the case as written', '@AdaL', ['AdaL']],
    ['take digits, underscores and hyphens', '@a_1-b', ['a_1-b']],
    ['keep a hyphen at their end, since a handle may end so', '@ada- hi', ['ada-']],
    ['open with a fullwidth sign too', '＠ada', ['ada']],
    ['stand before punctuation', '(@ada), @bea! @cyd. "@dan"', ['ada', 'bea', 'cyd', 'dan']],
    ['stand after a full stop', '.@ada look', ['ada']],
    ['stand before an apostrophe', "@ada's", ['ada']],
    ['stand after a line break', 'one\n@ada', ['ada']],
    ['stand right before Hebrew', '@adaשלום', ['ada']],
    ['stand right before Japanese', '@adaさん', ['ada']],
    ['stand right after Hebrew prefixes', 'תודה ל@ada וגם ול@bea', ['ada', 'bea']],
    ['stand right after an emoji', '❤️@ada', ['ada']],
    ['take 30 characters', `@${'a'.repeat(30)}`, ['a'.repeat(30)]],
    ['do not take 31 characters', `@${'a'.repeat(31)}`, []],
    ['do not take 2 characters', '@ab', []],
    ['are not found in an e-mail address', 'ada@example.com', []],
    ['are not found in an e-mail address with a dot', 'ada.l@example.com', []],
    ['are not found inside a Hebrew word', 'שלום@ada', []],
    ['are not found after another sign', '@@ada', []],
    ['are not found after a slash', 'example.com/@ada', []],
    ['are not found with a domain of another server', '@ada@example.com', []],
    ['are not found where the name goes on in an accented letter', '@josé', []],
    ['are not found where the name goes on in a combining mark', '@jose\u0301', []],
    ['are not found in a bare sign', 'me @ home', []],
    ['are not found in a link', 'https://example.com/@ada', []],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    const mentions = parseMentions(content);

    expect(targetsOf(mentions)).toEqual(targets);
  });
});

describe('hashtags', () => {
  const cases: Case[] = [
    ['are found anywhere', '#one two #three', ['one', 'three']],
    ['meet in one case', '#DuckPond', ['duckpond']],
    ['take digits and underscores', '#day_1', ['day_1']],
    ['may begin with a digit', '#1st', ['1st']],
    ['are not digits alone', '#1 #2024 #١٢٣', []],
    ['are not underscores alone', '#_ #__', []],
    ['open with a fullwidth sign too', '＃one', ['one']],
    ['end at a hyphen', '#one-two', ['one']],
    ['end at punctuation', '(#one), #two! "#three"', ['one', 'two', 'three']],
    ['stand after a line break', 'x\n#one', ['one']],
    ['are Hebrew', 'בוקר #טוב', ['טוב']],
    ['are Hebrew with points, which their target leaves out', '#שָׁלוֹם', ['שלום']],
    ['are Hebrew with gershayim inside', '#צה״ל', ['צה״ל']],
    ['are Hebrew with geresh inside', '#ג׳ירפה', ['ג׳ירפה']],
    ['leave closing gershayim outside', '״#שלום״', ['שלום']],
    ['stand right after Hebrew prefixes', 'גר ב#תל_אביב וב#חיפה', ['תל_אביב', 'חיפה']],
    ['are not found inside a Hebrew word', 'שלום#עולם', []],
    ['are not points alone', '#\u05b8\u05b8', []],
    ['are Arabic', '#القدس', ['القدس']],
    ['are Arabic with vowel signs, which their target leaves out', '#مُحَمَّد', ['محمد']],
    ['are Persian with a joiner inside, which their target leaves out', '#می\u200cخواهم', ['میخواهم']],
    ['are Hindi with combining vowels', '#हिन्दी', ['हिन्दी']],
    ['are Japanese', '#日本語 #カモ', ['日本語', 'カモ']],
    ['are Russian', '#Утка', ['утка']],
    ['take letters outside the basic plane', '#𐐀𐐁', ['𐐨𐐩']],
    ['meet composed and decomposed', '#cafe\u0301 #café', ['café', 'café']],
    ['meet in fullwidth and ordinary letters', '#ＤＵＣＫ', ['duck']],
    ['stand right before an emoji', '#duck🦆', ['duck']],
    ['stand right after an emoji', '🦆#duck ❤️#love', ['duck', 'love']],
    ['are not found in an emoji', '#🦆', []],
    ['are not found in a keycap', '#️⃣ #️⃣one', []],
    ['are not found inside a word', 'one#two', []],
    ['are found once where two are run together', '#one#two', ['one']],
    ['are not found in a character reference', '&#39; &#x27;', []],
    ['are not found after a slash', 'example.com/#one', []],
    ['are not found in a link', 'https://example.com/x#one', []],
    ['take 50 graphemes', `#${'a'.repeat(50)}`, ['a'.repeat(50)]],
    ['take 50 graphemes of several characters', `#${'e\u0323\u0301'.repeat(50)}`, ['ẹ\u0301'.repeat(50)]],
    ['do not take 51 graphemes', `#${'a'.repeat(51)}`, []],
    ['do not take a tower of marks', `#a${'\u0301'.repeat(600)}`, []],
    ['do not take letters that fold into too long a key', `#${'ﷺ'.repeat(50)}`, []],
    ['do not take a word without an end', `#${'a'.repeat(5_000)}`, []],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    const hashtags = parseHashtags(content);

    expect(targetsOf(hashtags)).toEqual(targets);
  });
});

describe('links', () => {
  const cases: Case[] = [
    ['are http and https', 'http://a.co https://b.co', ['http://a.co', 'https://b.co']],
    ['stand in capitals too', 'HTTPS://EXAMPLE.COM/A', ['HTTPS://EXAMPLE.COM/A']],
    ['have path, query and fragment', 'https://a.co/b/c.html?d=e&f[]=g#h', ['https://a.co/b/c.html?d=e&f[]=g#h']],
    ['have a port', 'https://a.co:8080/x', ['https://a.co:8080/x']],
    ['have names of many labels', 'https://a.b-c.d_e.co.uk', ['https://a.b-c.d_e.co.uk']],
    ['have names in punycode', 'https://xn--4dbjx4bey.xn--9dbq2a/', ['https://xn--4dbjx4bey.xn--9dbq2a/']],
    ['have signs of mention and hashtag in their path', 'https://a.co/@ada/#x', ['https://a.co/@ada/#x']],
    ['have Hebrew in their path', 'https://he.wikipedia.org/wiki/ברווז.', ['https://he.wikipedia.org/wiki/ברווז']],
    ['stand between Hebrew words', 'ראו https://a.co/b כאן', ['https://a.co/b']],
    ['stand right after a Hebrew prefix', 'בhttps://a.co/b', ['https://a.co/b']],
    ['stand right before Japanese', 'https://a.co/bを見て', ['https://a.co/b']],
    ['stand right before a fullwidth stop', 'https://a.co/b。次', ['https://a.co/b']],
    [
      'leave the sentence its punctuation',
      'https://a.co/b, https://a.co/c?! https://a.co.',
      ['https://a.co/b', 'https://a.co/c', 'https://a.co'],
    ],
    [
      'leave quotation marks outside',
      '"https://a.co/b" “https://a.co/c” ״https://a.co/d״',
      ['https://a.co/b', 'https://a.co/c', 'https://a.co/d'],
    ],
    ['leave angle brackets outside', '<https://a.co/b>', ['https://a.co/b']],
    [
      'leave the parentheses around them outside',
      '(https://a.co/b) (see https://a.co/c).',
      ['https://a.co/b', 'https://a.co/c'],
    ],
    ['keep balanced parentheses', '(https://a.co/Duck_(bird))', ['https://a.co/Duck_(bird)']],
    ['end before a parenthesis that is never closed', 'https://a.co/b(c d', ['https://a.co/b']],
    ['stand in Markdown', '[a](https://a.co/b)', ['https://a.co/b']],
    ['are completed where they begin with www.', 'www.example.com/a', ['https://www.example.com/a']],
    ['are not www. with one label', 'www.example', []],
    ['are not bare names', 'example.com', []],
    ['are not other schemes', 'ftp://a.co javascript:alert(1) data:text/html,x mailto:a@b.co', []],
    ['are not names without a dot', 'http://localhost:3000 http://example', []],
    ['are not addresses in numbers', 'http://127.0.0.1/', []],
    ['are not names that end in digits', 'http://a.co1 http://example.com.x1', []],
    ['do not hide a user before the name', 'https://bank.com@evil.example/', []],
    ['do not begin inside a word', 'xhttps://a.co wwwww.example.com', []],
    ['do not begin inside a name', 'my.www.example.com', []],
    ['are not a bare scheme', 'https:// and http://', []],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    const links = parseEntities(content);

    expect(targetsOf(links)).toEqual(targets);
  });
});

describe('the entities of a text', () => {
  it('stand in its order, with UTF-16 indices and as written', () => {
    const entities = parseEntities('🦆 @Ada: #שָׁלוֹם www.a.co/b!');

    expect(entities).toEqual([
      { kind: 'MENTION', start: 3, end: 7, text: '@Ada', target: 'Ada' },
      { kind: 'HASHTAG', start: 9, end: 17, text: '#שָׁלוֹם', target: 'שלום' },
      { kind: 'LINK', start: 18, end: 28, text: 'www.a.co/b', target: 'https://www.a.co/b' },
    ]);
  });

  it('are none in a text without signs, nor in no text', () => {
    expect(parseEntities('just words, 1 < 2 & so on')).toEqual([]);
    expect(parseEntities('')).toEqual([]);
  });

  it('are told apart by kind', () => {
    const content = '@ada #one https://a.co';

    expect(textsOf('MENTION', content)).toEqual(['@ada']);
    expect(textsOf('HASHTAG', content)).toEqual(['#one']);
    expect(textsOf('LINK', content)).toEqual(['https://a.co']);
  });

  it('name each person once, as first written', () => {
    const entities = parseEntities('@Ada @bea @ADA #ada');

    expect(mentionedHandles(entities)).toEqual(['Ada', 'bea']);
  });

  it('name each tag once, by its key', () => {
    const entities = parseEntities('#One #שלום #ONE #שָׁלוֹם @one1');

    expect(hashtagKeys(entities)).toEqual(['one', 'שלום']);
  });
});

describe('the key of a hashtag', () => {
  it.each([
    ['leaves out the sign', '#duck', 'duck'],
    ['leaves out the fullwidth sign', '＃duck', 'duck'],
    ['leaves out a repeated sign', '##duck', 'duck'],
    ['folds sharp s', 'Straße', 'strasse'],
    ['folds capital sharp s', 'STRAẞE', 'strasse'],
    ['folds the final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['keeps the dotless i apart', 'ısı', 'ısı'],
    ['opens ligatures', 'ﬁn', 'fin'],
    ['opens Hebrew presentation forms', '\ufb2aלום', 'שלום'],
    ['drops variation selectors and zero-width characters', 'a\ufe0f\u200bb', 'ab'],
    ['keeps geresh and gershayim', 'ג׳ צה״ל', 'ג׳ צה״ל'],
  ])('%s', (_sentence, tag, key) => {
    expect(hashtagKey(tag)).toBe(key);
  });
});
