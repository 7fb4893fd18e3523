import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderMarkdown } from '#help/text/markdown.js';
import { MAX_SLUG_LENGTH, slugOf } from '#help/text/slug.js';

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

const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/g;
const ALLOWED_TAGS = new Set(
  'h2 h3 h4 p ul ol li blockquote pre code strong em s a br hr table thead tbody tr th td img'.split(' '),
);
const ALLOWED_ATTRIBUTES = new Set('href title rel src alt loading start id dir'.split(' '));

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

  it('is rendered in time that grows with its length, however it is nested', () => {
    for (const text of [
      '['.repeat(60_000),
      '> '.repeat(30_000),
      '*a '.repeat(20_000),
      '- '.repeat(30_000),
      '`'.repeat(60_000),
    ]) {
      expect(renderMarkdown(text).html.length).toBeLessThan(2_000_000);
    }
  });

  it('keeps pictures of this site, links, tables and code', () => {
    const { html } = renderMarkdown('![pond](/media/a.webp)\n\n[help](/help)\n\n|a|\n|-|\n|`b`|');

    expect(html).toContain('<img src="/media/a.webp" alt="pond" loading="lazy" />');
    expect(html).toContain('<a href="/help">help</a>');
    expect(html).toMatch(/<th>a<\/th>/);
    expect(html).toContain('<code>b</code>');
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

  it('is never longer than it may be, and holds nothing that an address would need to escape but letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect([...slug].length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slug).toMatch(/^[\p{L}\p{N}-]*$/u);
      }),
    );
  });
});
