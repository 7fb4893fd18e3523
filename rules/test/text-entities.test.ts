import { describe, expect, it } from '@jest/globals';
import { hashtagKey } from '../src/hashtag-key.js';
import {
  hashtagKeys,
  mentionedHandles,
  parseEntities,
  parseHashtags,
  parseMentions,
  type TextEntity,
  withMentionsOf,
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

describe('mentions with the address of this site', () => {
  const cases: Case[] = [
    ['are mentions', 'hi @ada@quack.example!', ['ada']],
    ['are found in any case', '@Ada@Quack.Example.', ['Ada']],
    ['are not those of a longer host', '@ada@quack.example.org @ada@quack.examples @ada@quack.example-x', []],
    ['are not those of another port', '@ada@quack.example:81', []],
    ['are not those of another server', '@ada@other.example', []],
    ['are not too short', '@ad@quack.example', []],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    expect(targetsOf(parseEntities(content, 'quack.example'))).toEqual(targets);
  });

  it('are links as a whole', () => {
    expect(parseEntities('hi @ada@quack.example!', 'quack.example')).toEqual([
      { kind: 'MENTION', start: 3, end: 21, text: '@ada@quack.example', target: 'ada' },
    ]);
  });
});

describe('mentions of people who exist', () => {
  const cases: [sentence: string, content: string, handles: string[], texts: string[]][] = [
    ['are without those of no one', '@nosuchperson #pond @Ada', ['ada'], ['#pond', '@Ada']],
    ['are of the longest handle that exists', '@ada- @ada__', ['ada', 'ada_'], ['@ada', '@ada_']],
    ['may end in a hyphen', '@ada-', ['ada', 'ada-'], ['@ada-']],
    ['are not shortened by letters', '@adal @ada-l', ['ada'], []],
    ['are not shortened before a host', '@ada-@quack.example @ada@quack.example', ['ada'], ['@ada@quack.example']],
  ];

  it.each(cases)('%s', (_sentence, content, handles, texts) => {
    const entities = withMentionsOf(parseEntities(content, 'quack.example'), handles);

    expect(entities.map(({ text }) => text)).toEqual(texts);
    expect(entities.map(({ start, end }) => content.slice(start, end))).toEqual(texts);
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
    ['are Hebrew with maqaf inside', '#בית־ספר', ['בית־ספר']],
    ['are Catalan with a dot inside', '#col·laborar', ['col·laborar']],
    [
      'are Japanese with a dot or a dash inside',
      '#ラバー・ダック #ﾗﾊﾞｰ･ﾀﾞｯｸ #あ〜い #あ～い',
      ['ラバー・ダック', 'ラバー・ダック', 'あ〜い', 'あ〜い'],
    ],
    ['are Tibetan with a tsheg inside', '#བོད་ཡིག་', ['བོད་ཡིག']],
    [
      'leave joiners at their end outside',
      '#one· #two・ #בית־ #four\u200d #five･',
      ['one', 'two', 'בית', 'four', 'five'],
    ],
    ['do not begin with a joiner', '#·one #־בית', []],
    ['end before two joiners', '#one··two', ['one']],
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
    ['meet composed and decomposed', '#cafe\u0301 #café', ['cafe', 'cafe']],
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
    ['take 50 graphemes of several characters', `#${'e\u0323\u0301'.repeat(50)}`, ['e'.repeat(50)]],
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

describe('hosts in other scripts', () => {
  const cases: Case[] = [
    ['are German', 'https://bücher.example/', ['https://xn--bcher-kva.example/']],
    ['are completed', 'www.bücher.example', ['https://www.xn--bcher-kva.example']],
    [
      'leave path, query and fragment as written',
      'https://münchen.example/ü?q=ä#ß',
      ['https://xn--mnchen-3ya.example/ü?q=ä#ß'],
    ],
    ['are Russian', 'https://пример.испытание/путь', ['https://xn--e1afmkfd.xn--80akhbyknj4f/путь']],
    ['are Hebrew', 'ב-https://דוגמה.ישראל.', ['https://xn--6dbbec0c.xn--4dbrk0ce']],
    ['are Hebrew with gershayim', 'https://www.צה״ל.ישראל/', ['https://www.xn--8dbq2a9c.xn--4dbrk0ce/']],
    ['are Arabic', 'https://مثال.إختبار', ['https://xn--mgbh0fb.xn--kgbechtv']],
    ['are Japanese', 'https://例え.テスト', ['https://xn--r8jz45g.xn--zckzah']],
    ['are Indian with a joiner', 'https://क्‍ष.भारत', ['https://xn--11b2ezcw70k.xn--h2brj9c']],
    [
      'keep the letters that Unicode once replaced',
      'https://kunst.straße.example',
      ['https://kunst.xn--strae-oqa.example'],
    ],
    ['keep a dot between letters', 'https://paral·lel.example', ['https://xn--parallel-koa.example']],
    ['are folded', 'https://BÜCHER.Example', ['https://xn--bcher-kva.example']],
    ['are composed', 'https://bu\u0308cher.example', ['https://xn--bcher-kva.example']],
    ['are emoji', 'https://i❤️.example', ['https://xn--i-7iq.example']],
    ['have a port', 'https://bücher.example:8080/x', ['https://xn--bcher-kva.example:8080/x']],
    ['have full-width letters and dots', 'https://ｄｕｃｋ．example。com', ['https://duck.example.com']],
    ['have a last label in Latin letters', 'https://a.vermögensberater', ['https://a.xn--vermgensberater-ctb']],
    [
      'end before punctuation',
      '(https://bücher.example), «https://é.example»!',
      ['https://xn--bcher-kva.example', 'https://xn--9ca.example'],
    ],
    ['end before an invisible mark', 'https://a.co\u200f שלום', ['https://a.co']],
    [
      'end before Japanese text',
      'https://a.coを見て https://b.co。次の文、https://é.co。',
      ['https://a.co', 'https://b.co', 'https://xn--9ca.co'],
    ],
    ['end before emoji', 'https://a.co🎉 https://b.co❤️!', ['https://a.co', 'https://b.co']],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    expect(targetsOf(parseEntities(content))).toEqual(targets);
  });

  it('are shown as written', () => {
    expect(textsOf('LINK', 'see https://bücher.example/ä, please')).toEqual(['https://bücher.example/ä']);
  });
});

describe('a host is never linked in part', () => {
  const cases: Case[] = [
    ['where a letter follows', 'https://museum.genève.example/plan', ['https://museum.xn--genve-6ra.example/plan']],
    [
      'where a label continues',
      'https://www.example.comé.evil.example/x',
      ['https://www.example.xn--com-dma.evil.example/x'],
    ],
    ['where a mark follows', 'https://bank.come\u0301.evil.example', ['https://bank.xn--com-dma.evil.example']],
    ['where another script follows', 'https://bank.comд', []],
    ['where Hebrew follows', 'https://bank.coשלום', []],
    ['where Chinese follows', 'https://bank.com中.evil.example/x', ['https://bank.xn--com-x68d.evil.example/x']],
    ['where Chinese and a path follow', 'https://bank.com中/x', []],
    ['where an emoji follows', 'https://bank.com🦆.evil.example', ['https://bank.xn--com-wf63b.evil.example']],
    ['where an ideographic dot follows', 'https://bank.com。evil.example/x', ['https://bank.com.evil.example/x']],
    ['where a half-width dot follows', 'https://bank.com｡evil.example/x', ['https://bank.com.evil.example/x']],
    ['where a full-width dot follows', 'https://bank.com．中/x', ['https://bank.com.xn--fiq/x']],
    [
      'where a slash that is a symbol follows',
      'https://bank.com∕x.evil.example',
      ['https://bank.xn--comx-id9a.evil.example'],
    ],
    [
      'where an invisible character is inside',
      'https://bank.com\u200b.evil.example',
      ['https://bank.com.evil.example'],
    ],
    ['where a direction mark is inside', 'https://bank.com\u202e.evil.example', []],
    ['where an invisible character is inside the last label', 'https://bank.com\u200bevil', []],
    ['where a user name is before it', 'https://bank.com@evil.example', []],
    ['where a user name in other letters is before it', 'https://bänk.com@evil.example', []],
    ['where a full-width @ follows', 'https://bank.com＠evil.example', []],
    [
      'where a user name and a password are before it',
      'https://bank.com:80@evil.example https://bank.com:pw@evil.example',
      [],
    ],
    ['where punctuation continues the user name', 'https://bank.com,x@evil.example', []],
    ['where www. is inside', 'https://bank.com%www.evil.example дwww.evil.example', []],
    ['where an encoded dot follows', 'https://bank.com%2eevil.example', []],
    ['where a label is too long', `https://${'ü'.repeat(60)}.example`, []],
    ['where it is too long', `https://${'ü.'.repeat(60)}example`, []],
    ['where a label is empty', 'https://bü..example', []],
    ['where it has one label', 'https://bücher', []],
    ['where it is an address in numbers', 'https://１２７.０.０.１', []],
  ];

  it.each(cases)('%s', (_sentence, content, targets) => {
    expect(targetsOf(parseEntities(content)).filter((target) => target.startsWith('https:'))).toEqual(targets);
  });

  it('takes time in proportion to the length of a text', () => {
    const content = 'אwww.ü'.repeat(20_000);

    expect(parseEntities(content)).toEqual([]);
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
  it.each(['col·laborar', 'あ～い', 'ﾗﾊﾞｰ･ﾀﾞｯｸ', 'בית־ספר', 'བོད༌ཡིག', 'ŀl'])('is a hashtag itself: that of %s', (tag) => {
    const key = hashtagKey(tag);

    expect(targetsOf(parseHashtags(`#${key}`))).toEqual([key]);
  });

  it.each([
    ['leaves out the sign', '#duck', 'duck'],
    ['leaves out the fullwidth sign', '＃duck', 'duck'],
    ['leaves out a repeated sign', '##duck', 'duck'],
    ['folds sharp s', 'Straße', 'strasse'],
    ['folds capital sharp s', 'STRAẞE', 'strasse'],
    ['folds the final sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['folds the dotless i', 'ısı ISI İSİ', 'isi isi isi'],
    ['folds accents', 'Català CRÈME ÅNGSTRÖM Việt Łódź', 'catala creme angstrom viet lodz'],
    [
      'folds letters that are no accented ones for Unicode',
      'Smørrebrød Þórr æther œuvre đak',
      'smorrebrod thorr aether oeuvre dak',
    ],
    ['folds accents of Greek and Russian', 'Ελλάδα ёж', 'ελλαδα еж'],
    ['keeps Russian letters of their own', 'мой', 'мой'],
    ['keeps the voiced sounds of Japanese, and Korean syllables', 'がぎ ガ 한글', 'がぎ ガ 한글'],
    ['keeps Indian vowels', 'हिन्दी', 'हिन्दी'],
    ['opens ligatures', 'ﬁn', 'fin'],
    ['opens Hebrew presentation forms', '\ufb2aלום', 'שלום'],
    ['drops variation selectors and zero-width characters', 'a\ufe0f\u200bb', 'ab'],
    ['keeps geresh and gershayim', 'ג׳ צה״ל', 'ג׳ צה״ל'],
  ])('%s', (_sentence, tag, key) => {
    expect(hashtagKey(tag)).toBe(key);
  });
});
