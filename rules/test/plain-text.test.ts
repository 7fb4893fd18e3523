import { describe, expect, it } from '@jest/globals';
import { checkText, isInvisible, normalizeText } from '../src/plain-text.js';
import { graphemeCount, utf8Length } from '../src/text-length.js';
import { fc } from './support/property.js';

const FAMILY = '👩‍👩‍👧‍👦';

describe('a text', () => {
  it.each([
    ['is trimmed', '  Ada \n', 'Ada'],
    ['is composed', 'e\u0301', 'é'],
    ['keeps its inner spaces', 'Ada  Lovelace', 'Ada  Lovelace'],
    ['keeps Hebrew points', 'שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
    ['keeps marks of direction', 'a\u202eb\u2066c', 'a\u202eb\u2066c'],
    ['keeps noncharacters beside letters', 'a\uffff\ufdd0', 'a\uffff\ufdd0'],
    ['keeps markup as text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%s', (_sentence, raw, text) => {
    const checked = checkText(raw, { maxGraphemes: 50 });

    expect(checked).toEqual({ ok: true, text, graphemes: graphemeCount(text) });
  });

  it.each([
    ['is refused when empty', '', 'EMPTY', 0, 50],
    ['is refused when only spaces', ' \u00a0\u3000 ', 'EMPTY', 0, 50],
    ['is refused when nothing of it can be seen', '\u200b\u2060\ufe0f\u00ad\u202e\u3164\u2800\ufffe', 'EMPTY', 0, 50],
    ['is refused with NUL', 'a\0b\0', 'NUL', 2, 0],
    ['is refused with half of a surrogate pair', 'a\ud83d', 'LONE_SURROGATE', 1, 0],
    ['is refused with the halves in the wrong order', 'a\udc00\ud800', 'LONE_SURROGATE', 2, 0],
    ['is refused with an escape', 'a\u001b[31m', 'CONTROL_CHARACTER', 1, 0],
    ['is refused with delete', 'a\u007fb', 'CONTROL_CHARACTER', 1, 0],
    ['is refused with a control of the second set', 'a\u0085b', 'CONTROL_CHARACTER', 1, 0],
    ['is refused with a tab', 'a\tb', 'CONTROL_CHARACTER', 1, 0],
    ['is refused with a line break', 'a\nb', 'LINE_BREAK', 1, 0],
    ['is refused with a Windows line break', 'a\r\nb', 'LINE_BREAK', 1, 0],
    ['is refused with a line separator', 'a\u2028b\u2029c', 'LINE_BREAK', 2, 0],
    ['is refused with one grapheme too many', FAMILY.repeat(10) + 'a'.repeat(41), 'TOO_LONG', 51, 50],
    ['is refused with too many bytes', `a${'\u0301'.repeat(500)}`, 'TOO_MANY_BYTES', 1001, 1000],
  ])('%s', (_sentence, raw, problem, length, max) => {
    const checked = checkText(raw, { maxGraphemes: 50 });

    expect(checked).toEqual({ ok: false, problem, length, max });
  });

  it('may be as long as its limit', () => {
    const checked = checkText(FAMILY.repeat(10) + 'a'.repeat(40), { maxGraphemes: 50 });

    expect(checked).toMatchObject({ ok: true, graphemes: 50 });
  });

  it('may be empty where that is allowed, and is then really empty', () => {
    const checked = checkText('\u200b \u2060', { maxGraphemes: 50, allowEmpty: true });

    expect(checked).toEqual({ ok: true, text: '', graphemes: 0 });
  });

  it('may have lines and tabs where that is allowed, with one kind of line break', () => {
    const checked = checkText('a\r\nb\rc\n\td\u2028e', { maxGraphemes: 50, multiline: true });

    expect(checked).toEqual({ ok: true, text: 'a\nb\nc\n\td\u2028e', graphemes: 10 });
  });

  it('is held against a byte limit of its own', () => {
    const checked = checkText('שלום', { maxGraphemes: 50, maxBytes: 7 });

    expect(checked).toEqual({ ok: false, problem: 'TOO_MANY_BYTES', length: 8, max: 7 });
  });

  it('is held against the byte limit again when composing made it longer', () => {
    const raw = '\u{1d160}';

    const checked = checkText(raw, { maxGraphemes: 50, maxBytes: 4 });

    expect(checked).toEqual({ ok: false, problem: 'TOO_MANY_BYTES', length: 12, max: 4 });
  });

  it('is refused by its bytes before it is composed, which would take a million marks minutes', () => {
    const checked = checkText(`a${'\u0301\u0316'.repeat(500_000)}`, { maxGraphemes: 50 });

    expect(checked).toMatchObject({ ok: false, problem: 'TOO_MANY_BYTES', length: 2_000_001 });
  });

  it('is stored as it would be stored again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (raw, multiline) => {
        const rules = { maxGraphemes: 500, allowEmpty: true, multiline };
        const checked = checkText(raw, rules);
        if (!checked.ok) return;
        expect(checkText(checked.text, rules)).toEqual(checked);
        expect(checked.text.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('normalizing', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const once = normalizeText(raw);
        expect(normalizeText(once)).toBe(once);
      }),
    );
  });
});

describe('invisible', () => {
  it.each([
    ['letters', 'a'],
    ['an emoji', '🦆'],
    ['a combining mark on nothing', '\u0301'],
    ['a letter among zero-width characters', '\u200b\u200ba\u200b'],
  ])('does not describe %s', (_sentence, text) => {
    expect(isInvisible(text)).toBe(false);
  });
});

describe('counting graphemes', () => {
  it.each([
    ['nothing', '', 0],
    ['ASCII', 'hello, world', 12],
    ['lines', 'a\nb', 3],
    ['a Windows line break', '\r\n', 1],
    ['a decomposed letter', 'e\u0301', 1],
    ['pointed Hebrew', 'שָׁלוֹם', 4],
    ['a family', FAMILY, 1],
    ['a skin tone', '👍🏽', 1],
    ['flags', '🇮🇱🇯🇵', 2],
    ['a keycap', '1️⃣', 1],
    ['Hangul in parts', '\u1112\u1161\u11ab', 1],
    ['a tower of marks', `a${'\u0301'.repeat(2_000)}`, 1],
  ])('sees %s as a person does', (_sentence, text, count) => {
    expect(graphemeCount(text)).toBe(count);
  });
});

describe('counting bytes', () => {
  it('agrees with the encoder on any text', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const text = String.fromCharCode(...units);
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
