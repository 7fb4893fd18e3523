import { describe, expect, it } from '@jest/globals';
import { MAX_PAGE_BYTES } from '#help/text/help-text.js';
import { linkedAddresses, renderMarkdown } from '#help/text/markdown.js';
import { MAX_SLUG_LENGTH, slugOf } from '#help/text/slug.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';
import { fc } from '../../../rules/test/support/property.js';

/** What has run scripts in one Markdown renderer or another. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](//evil.example)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x](/\\evil.example/pixel.gif)',
  '![x" onerror="alert(1)](x)',
  '[x](https://example.org "onmouseover=alert(1)")',
  '[x](https://example.org" onmouseover="alert(1))',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<style>body{display:none}</style>',
  '<base href="https://evil.example">',
  '<form action="https://evil.example"><input name=password></form>',
  '```<script>alert(1)</script>\nx\n```',
  '```" onmouseover="alert(1)\nx\n```',
  '# <img src=x onerror=alert(1)>',
  '# x" onclick="alert(1)',
  '| <script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
];

/** What makes one part of a renderer or another take the square of its length, written as long as asked. */
const repeated = (part: string) => (length: number) => part.repeat(Math.floor(length / part.length));
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'the same heading': repeated('# a\n'),
  'empty headings': repeated('#\n'),
  'headings of different words': (length) =>
    Array.from({ length: Math.floor(length / 9) }, (_, index) => `# ${index}\n`).join(''),
  'headings that look like the second of others': (length) =>
    Array.from({ length: Math.floor(length / 10) }, (_, index) => `# a-${index % 900}\n`).join(''),
  'brackets that open': repeated('['),
  'links that do not end': repeated('[a]('),
  'links within links': (length) => repeated('[a')(length / 2) + repeated('](b)')(length / 2),
  'pictures within pictures': (length) => repeated('![a')(length / 2) + repeated('](/b)')(length / 2),
  'many definitions': (length) =>
    Array.from({ length: Math.floor(length / 12) }, (_, index) => `[${index}]: /b\n`).join(''),
  'one long address, used often': (length) => `[a]: /${'b'.repeat(length / 2)}\n\n${repeated('[a]')(length / 2 - 20)}`,
  'one long title, used often': (length) =>
    `[a]: /b "${'c'.repeat(length / 2)}"\n\n${repeated('![a]')(length / 2 - 20)}`,
  'pictures of other sites behind long words': (length) => 'a'.repeat(length / 2) + repeated('![](x)')(length / 2),
  'emphasis that opens': repeated('*a **a '),
  'emphasis of three kinds': repeated('*a _b ~~c '),
  'emphasis that closes': repeated('a** a*'),
  backticks: repeated('`'),
  'backticks of growing runs': (length) =>
    Array.from({ length: Math.floor(Math.sqrt(length)) }, (_, index) => '`'.repeat(index + 1)).join(' '),
  quotations: repeated('> '),
  'quotations, line by line': repeated(`${'>'.repeat(25)}a\n`),
  lists: repeated('- '),
  'lists, line by line': repeated('- a\n+ b\n'),
  'lists that go deeper': (length) =>
    Array.from({ length: Math.floor(length / 203) }, (_, index) => `${' '.repeat((index * 2) % 400)}* a\n`).join(''),
  'a table of many rows': (length) => `a|b\n-|-\n${repeated('a|b\n')(length - 20)}`,
  'a table of many columns and short rows': (length) =>
    `|${repeated('a|')(length / 4)}\n|${repeated('-|')(length / 4)}\n${repeated('a\n')(length / 4)}`,
  tags: repeated('<a '),
  entities: repeated('&amp;'),
  escapes: repeated('\\'),
  'line ends': repeated('\n\t'),
};

const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/g;
const ALLOWED_TAGS = new Set(
  'h2 h3 h4 p ul ol li blockquote pre code strong em s a br hr table thead tbody tr th td img'.split(' '),
);
const ALLOWED_ATTRIBUTES = new Set('href title rel src alt loading width height start id dir'.split(' '));

/** What a browser would do something about. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(TAG, (_, tag: string, attributes: string) => {
    if (!ALLOWED_TAGS.has(tag)) found.push(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      if (!ALLOWED_ATTRIBUTES.has(name)) found.push(name);
      const address = value.replaceAll('&amp;', '&');
      if (name === 'href' && !/^(?:https?:\/\/|mailto:|\/(?!\/)|#|\?|[\w.%-]+(?:[/?#]|$))/i.test(address))
        found.push(address);
      if (name === 'src' && !/^\/(?![/\\])/.test(address)) found.push(address);
    }
    return '';
  });
  if (rest.includes('<')) found.push(rest);
  return found;
}

describe('Markdown', () => {
  it.each(ATTACKS)('renders %j without anything that acts', (markdown) => {
    expect(dangers(renderMarkdown(markdown).html)).toEqual([]);
  });

  it('renders whatever is typed without anything that acts', () => {
    const pieces = fc.constantFrom(...ATTACKS, '<', '>', '"', '`', '(', ')', '[', ']', '!', '#', '\n', 'x', '&', '|');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(dangers(renderMarkdown(parts.join('')).html)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(Object.entries(HOSTILE))('of the longest page is no work to speak of: %s', (_name, write) => {
    const text = write(MAX_PAGE_BYTES);

    const { html, headings } = inLimitedTime(() => renderMarkdown(text));

    expect(html.length).toBeLessThan(4_000_000);
    expect(headings.length).toBeLessThanOrEqual(500);
  });

  it('gives each heading an id of its own, numbered from the second of the same words on', () => {
    const words = ['A b', 'A b', 'A b 2', 'A b', '—', '?', 'A b 2', 'Ärger'];

    const { html, headings } = renderMarkdown(words.map((each) => `## ${each}\n`).join('\n'));

    const ids = ['h-a-b', 'h-a-b-2', 'h-a-b-2-2', 'h-a-b-3', 'h-part', 'h-part-2', 'h-a-b-2-3', 'h-arger'];
    expect(headings.map(({ id }) => id)).toEqual(ids);
    for (const id of ids) expect(html).toContain(`<h2 id="${id}"`);
  });

  it('repeats the address of a reference as often as people write, and no oftener', () => {
    const definition = `[a]: /${'b'.repeat(900)}\n\n`;

    const some = renderMarkdown(definition + '[a] '.repeat(50)).html;
    const many = renderMarkdown(definition + '[a] ![a] '.repeat(5_000)).html;

    expect(some.match(/<a href/g)).toHaveLength(50);
    expect(many.match(/<a href/g)?.length).toBeLessThan(1_000);
    expect(many.match(/<img/g)?.length).toBeLessThan(1_000);
    expect(many.match(/a/g)?.length).toBeGreaterThan(5_000);
  });

  it('renders images of this site, links, tables and code', () => {
    const { html } = renderMarkdown('![pond](/media/a.webp)\n\n[help](/help)\n\n|a|\n|-|\n|`b`|');

    expect(html).toContain('<img src="/media/a.webp" alt="pond" loading="lazy" />');
    expect(html).toContain('<a href="/help">help</a>');
    expect(html).toMatch(/<th>a<\/th>/);
    expect(html).toContain('<code>b</code>');
  });
});

describe('An image of this site', () => {
  it('has the size that its address ends with', () => {
    const { html, plain } = renderMarkdown('![*pond*](/media/a.webp#1200x800 "Dawn")');

    expect(html).toContain(
      '<img src="/media/a.webp" alt="pond" title="Dawn" width="1200" height="800" loading="lazy" />',
    );
    expect(plain).toBe('*pond*');
  });

  it.each(['#0x8', '#8x', '#100000x8', '#8x8x8', '#8x-8', '#a8x8', '#8x8?'])(
    'has no size with the ending %s',
    (end) => {
      expect(renderMarkdown(`![pond](/media/a.webp${end})`).html).not.toMatch(/ (width|height)=/);
    },
  );

  it('may say that it is decorative', () => {
    expect(renderMarkdown('![](/media/a.webp#8x8)').html).toContain('alt=""');
  });
});

describe('The addresses that a text leads to', () => {
  it('are those of its images and links, also inside of links, and none in code', () => {
    const text = '[![a](/a.webp)](/b)\n\n- ![c][ref]\n\n`![d](/d.webp)`\n\n[ref]: /c.webp#1x1';

    expect(linkedAddresses(text)).toEqual(['/b', '/a.webp', '/c.webp#1x1']);
  });
});

describe('A permalink', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['שָׁלוֹם עולם', 'שלום-עולם'],
    ['Ünïcode Straße', 'unicode-straße'],
    ["Don't panic", 'dont-panic'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
    ['—', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is never too long, and contains nothing but letters that a URL would escape', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect([...slug].length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slug).toMatch(/^[\p{L}\p{N}-]*$/u);
      }),
    );
  });
});
