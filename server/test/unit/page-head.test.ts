import { describe, expect, it } from '@jest/globals';
import { decodePage } from '#kernel/http/decode-page.js';
import { readPageHead } from '#kernel/html/page-head.js';
import { cardOfPage } from '#posts/link-cards/card-of-page.js';

const page = (head: string) => readPageHead(`<!doctype html><html><head>${head}</head><body></body></html>`);
const card = async (head: string) => cardOfPage(await page(head), 'https://a.example/news/today');
const decoded = (body: Buffer, charset: string | null = null) => decodePage({ body, charset });

describe('the head of a page', () => {
  it('is its title, meta elements and rel="me" links, of whatever quality', async () => {
    const head = await readPageHead(
      `<TITLE>Fish &amp; chips</title><title>second</title><META Property=" OG:Title " Content='One &quot;two&quot;'>
       <meta name=description content=plain><meta name="description" content="again">
       <body><p><svg><title>a drawing</title></svg><a rel="nofollow ME" href=" https://b.example/@ada ">x</a>
       <a rel="mention" href="/no">x</a><link rel=me href=/yes>`,
    );

    expect(head.title).toBe('Fish & chips');
    expect(Object.fromEntries(head.metas)).toEqual({ 'og:title': 'One "two"', description: 'plain' });
    expect(head.meLinks).toEqual(['https://b.example/@ada', '/yes']);
  });

  it('takes neither what scripts and comments say, nor the title of a drawing', async () => {
    const head = await page(
      '<script>"<title>no</title>"</script><!-- <title>no</title> --><svg><title>no</title></svg>',
    );

    expect(head).toMatchObject({ title: null, meLinks: [] });
  });

  it('is read as far as it came', async () => {
    expect((await readPageHead('<title>Half a ti')).title).toBe('Half a ti');
    expect((await readPageHead('<title>whole</title><meta property="og:ti')).title).toBe('whole');
  });

  it('ends where elements are within each other without end, which would take quadratic time', async () => {
    const nested = `<title>top</title>${'<div>'.repeat(100_000)}${'</b>'.repeat(100_000)}<a rel="me" href="/late">`;

    expect(await readPageHead(nested)).toMatchObject({ title: 'top', meLinks: [] });
  });
});

describe('the card of a page', () => {
  it('prefers Open Graph to the names of Twitter, and both to what HTML has', async () => {
    const html = '<title>plain</title><meta name="description" content="plain words">';
    const twitter = '<meta name="twitter:title" content="twitter"><meta name="twitter:image" content="t.png">';
    const openGraph = `<meta property="og:title" content="graph"><meta property="og:site_name" content="The A">
      <meta property="og:description" content="graph words"><meta property="og:image" content="/g.png">`;

    expect(await card(html)).toEqual({ title: 'plain', description: 'plain words', siteName: null, picture: null });
    expect(await card(html + twitter)).toMatchObject({ title: 'twitter', picture: 'https://a.example/news/t.png' });
    expect(await card(html + twitter + openGraph)).toEqual({
      title: 'graph',
      description: 'graph words',
      siteName: 'The A',
      picture: 'https://a.example/g.png',
    });
  });

  it('is none without a visible title', async () => {
    expect(await card('<meta property="og:image" content="/g.png">')).toBeNull();
    expect(await card('<title> \u200b\n </title>')).toBeNull();
  });

  it('is plain text on one line, without control characters and changes of direction', async () => {
    const raw = '<title>  one\n\ttwo\u0007 \u202ethree\u2028four &lt;b&gt; \ud800</title>';

    expect((await card(raw))?.title).toBe('one two three four <b> \ufffd');
  });

  it('is cut to 200, 300 and 60 characters, between graphemes', async () => {
    const family = '👩‍👩‍👧';
    const long = await card(
      `<title>${family.repeat(60)}</title><meta name="description" content="${'d'.repeat(400)}">
       <meta property="og:site_name" content="${'s'.repeat(61)}">`,
    );

    expect(long?.title).toBe(`${family.repeat(39)}…`);
    expect(long?.description).toBe(`${'d'.repeat(299)}…`);
    expect(long?.siteName).toBe(`${'s'.repeat(59)}…`);
  });
});

describe('the text of a page', () => {
  const hebrew = Buffer.from([0xf9, 0xec, 0xe5, 0xed]);

  it('is decoded by the answer, else by what the page declares', () => {
    expect(decoded(hebrew, 'windows-1255')).toBe('שלום');
    expect(decoded(Buffer.concat([Buffer.from('<meta charset="iso-8859-8">'), hebrew]))).toContain('שלום');
    const old = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1255">';
    expect(decoded(Buffer.concat([Buffer.from(old), hebrew]))).toContain('שלום');
    expect(decoded(Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'Shift_JIS')).toBe('日本');
  });

  it('is decoded by its byte order mark before all else', () => {
    expect(decoded(Buffer.from('\ufeffשלום', 'utf16le'), 'windows-1255')).toBe('שלום');
    expect(decoded(Buffer.from('\ufeffשלום'), 'latin1')).toBe('שלום');
  });

  it('is UTF-8 where nothing says so and it is, also if it was cut, and Windows-1252 where it is not', () => {
    expect(decoded(Buffer.from('naïve'))).toBe('naïve');
    expect(decoded(Buffer.from('naï').subarray(0, 3))).toBe('na');
    expect(decoded(Buffer.from('naïve', 'latin1'))).toBe('naïve');
    expect(decoded(Buffer.from('naïve'), 'no-such-charset')).toBe('naïve');
  });
});
