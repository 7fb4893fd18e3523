import { describe, expect, it } from '@jest/globals';
import { languageOf } from '../../src/i18n/languages';

describe('the language of a tag', () => {
  it.each([
    ['he-IL', 'he'],
    ['iw', 'he'],
    ['en-GB', 'en'],
    ['fr', null],
    ['', null],
    [null, null],
  ])('%s is %s', (tag, expected) => {
    expect(languageOf(tag)).toBe(expected);
  });
});
