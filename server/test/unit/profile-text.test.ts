import { describe, expect, it } from '@jest/globals';
import { handleKey, isHandle, isReservedHandle, parseHandle } from '../../src/identity/users/handle.js';
import { checkBio, checkDisplayName, checkLocation, checkWebsite } from '../../src/identity/users/profile-text.js';

describe('a handle', () => {
  it.each(['ada', 'Ada_Lovelace-1815', 'a-b', '___', '0'.repeat(30)])('may be %s', (handle) => {
    expect(isHandle(handle)).toBe(true);
  });

  it.each(['', 'ab', 'a'.repeat(31), 'ada lovelace', 'ada.lovelace', 'עדה', 'ａｄａ', 'ada\n', 'ada\0', '@ada', 'аda'])(
    'may not be %j',
    (handle) => {
      expect(isHandle(handle)).toBe(false);
    },
  );

  it('is compared without regard to case', () => {
    expect(handleKey('Ada')).toBe(handleKey('aDA'));
    expect(isReservedHandle('RooT')).toBe(true);
    expect(isReservedHandle('ada')).toBe(false);
    expect(isReservedHandle('Deleted_0123456789ab')).toBe(true);
    expect(isReservedHandle('deleted_scenes')).toBe(false);
  });

  it('is read with and without its sign', () => {
    expect(parseHandle('@Ada')).toBe('Ada');
    expect(parseHandle('Ada')).toBe('Ada');
    expect(parseHandle('@@Ada')).toBeNull();
  });
});

describe('the texts of a profile', () => {
  it('counts characters as a person does', () => {
    const family = '👨‍👩‍👧‍👦';

    expect(checkDisplayName(family.repeat(30))).toMatchObject({ ok: true });
    expect(checkDisplayName('x'.repeat(50))).toMatchObject({ ok: true });
    expect(checkDisplayName('x'.repeat(51))).toMatchObject({ ok: false, error: { field: 'displayName' } });
    expect(checkBio('ש'.repeat(300))).toMatchObject({ ok: true });
    expect(checkBio('ש'.repeat(301))).toMatchObject({ ok: false, error: { field: 'bio' } });
  });

  it('trims and composes', () => {
    expect(checkDisplayName('  Rene\u0301e ')).toEqual({ ok: true, text: 'Ren\u00e9e' });
  });

  it.each(['', '   ', '\u200b\u200b', '\u2066\u2069', 'Ada\0', 'Ada\ud800', 'Ada\nLovelace'])(
    'refuses the name %j',
    (name) => {
      expect(checkDisplayName(name)).toMatchObject({ ok: false });
    },
  );

  it('refuses a name of thousands of characters', () => {
    expect(checkDisplayName('a\u0301'.repeat(20_000))).toMatchObject({ ok: false });
  });

  it('accepts an empty bio and location, and a bio of several lines', () => {
    expect(checkBio('')).toEqual({ ok: true, text: '' });
    expect(checkLocation('  ')).toEqual({ ok: true, text: '' });
    expect(checkBio('one\r\ntwo')).toEqual({ ok: true, text: 'one\ntwo' });
  });
});

describe('a website', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['example.com', 'https://example.com'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://Example.COM/Path', 'https://example.com/Path'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['', ''],
  ])('may be %j', (typed, stored) => {
    expect(checkWebsite(typed)).toEqual({ ok: true, text: stored });
  });

  it('is stored in ASCII, so that no domain looks like another', () => {
    expect(checkWebsite('https://דוגמה.co.il/דף')).toEqual({
      ok: true,
      text: 'https://xn--6dbbec0c.co.il/%D7%93%D7%A3',
    });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//example.com',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    'https://user:pass@example.com',
    'https://paypal.com@evil.example',
    'https://',
    'localhost',
    'not a site',
    'https://exa mple.com',
    `https://example.com/${'x'.repeat(200)}`,
    'javascript:1//example.com:80',
    '\u0000https://example.com',
  ])('may not be %j', (typed) => {
    expect(checkWebsite(typed)).toMatchObject({ ok: false, error: { field: 'website' } });
  });
});
