import { describe, expect, it } from '@jest/globals';
import { layOut } from '#kernel/mail/mail-layout.js';
import { cleanSubject, cleanTemplate } from '#kernel/mail/mail-template.js';

const letterhead = { product: 'Mallard', home: 'https://mallard.example', language: 'en' };
const verify = {
  heading: 'Welcome to the pond',
  paragraphs: ['Someone signed up with this address.', 'One step is left.'],
  action: { label: 'Verify my address', url: 'https://mallard.example/verify-email?token=abc&x=1' },
  footnote: 'If it was not you, there is nothing to do.',
};

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = layOut(verify, letterhead);

    for (const part of [
      verify.heading,
      ...verify.paragraphs,
      verify.action.label,
      verify.footnote,
      'Sent by Mallard',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain(`\n${verify.action.url}\n`);
    expect(html).toContain('href="https://mallard.example/verify-email?token=abc&amp;x=1"');
  });

  it('runs from right to left in Hebrew, with addresses from left to right', () => {
    const { html } = layOut({ ...verify, heading: 'ברוכים הבאים' }, { ...letterhead, language: 'he' });

    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain('align="right"');
    expect(html).toContain('<span dir="ltr">https://mallard.example/verify-email');
  });

  it('has each paragraph in its own direction, so that what people write reads as they wrote it', () => {
    const paragraphs = ['They wrote:', 'שלום לכולם!', '> Bye!', '> להתראות!', 'One\nושתיים'];
    const { html } = layOut({ ...verify, paragraphs }, letterhead);

    expect(
      [...html.matchAll(/<p dir="(\w+)" style="[^"]*text-align:(\w+);">([^<]*)<\/p>/g)].map((found) => found.slice(1)),
    ).toEqual([
      ['ltr', 'left', 'They wrote:'],
      ['rtl', 'right', 'שלום לכולם!'],
      ['ltr', 'left', '&gt; Bye!'],
      ['rtl', 'right', '&gt; להתראות!'],
      ['ltr', 'left', 'One'],
      ['rtl', 'right', 'ושתיים'],
    ]);
  });

  it('shows markup as the text that it is, wherever it comes from', () => {
    const evil = '<script>alert("x")</script><img src=x onerror=\'y\'>&amp;';
    const { html } = layOut(
      cleanTemplate({
        heading: evil,
        paragraphs: [evil],
        action: { label: evil, url: 'https://mallard.example/"><script>' },
        footnote: evil,
      }),
      { ...letterhead, product: evil },
    );

    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;script&gt;/g)!.length).toBeGreaterThanOrEqual(5);
  });

  it('keeps its subject on one line of at most 200 characters', () => {
    expect(cleanSubject('Hello\r\nBcc: all@pond.example\u2028\u0000!')).toBe('Hello Bcc: all@pond.example !');
    expect([...cleanSubject('🦆'.repeat(300))]).toHaveLength(200);
    expect(cleanSubject('half a duck \uD83E')).toBe('half a duck \uFFFD');
  });

  it('leads to web pages only', () => {
    expect(() => cleanTemplate({ ...verify, action: { label: 'x', url: 'javascript:alert(1)' } })).toThrow(TypeError);
    expect(() => cleanTemplate({ ...verify, action: { label: 'x', url: '/verify' } })).toThrow(TypeError);
  });
});
