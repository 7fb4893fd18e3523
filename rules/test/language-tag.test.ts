import { describe, expect, it } from '@jest/globals';
import { toLanguageTag } from '../src/language-tag.js';

describe('A language tag', () => {
  it.each([
    ['en', 'en'],
    ['HE', 'he'],
    ['iw', 'he'],
    ['pt-br', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['gsw', 'gsw'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toLanguageTag(typed)).toBe(stored);
  });

  it.each(['', ' ', 'english', 'e', 'en_US', 'en-US-u-hc-h12', 'de-1996', 'x-duck', 'und', 'mul', 'zxx', 'en\0', '😀'])(
    '%j is none',
    (typed) => {
      expect(toLanguageTag(typed)).toBeNull();
    },
  );
});
