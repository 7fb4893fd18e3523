import { describe, expect, it } from '@jest/globals';
import { splitAtWords, writtenWords } from '../src/written-words.js';

const words = (text: string) => writtenWords(text).map(({ word }) => word);

describe('the words of a text', () => {
  it.each([
    ['Fresh bread, 2 loaves!', ['Fresh', 'bread', '2', 'loaves']],
    ['well-known #bread @ada', ['well', 'known', 'bread', 'ada']],
    ['קניתי הַסֵּפֶר בבית־ספר', ['קניתי', 'הַסֵּפֶר', 'בבית', 'ספר']],
    ['בצה"ל "שאור"', ['בצה"ל', 'שאור']],
    ['看到鴨子 duck', ['看', '到', '鴨', '子', 'duck']],
    ['', []],
    ['🦆 …', []],
  ])('of %s are told apart', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('split it where they are marked, and add up to it', () => {
    const text = 'A loaf, and another loaf.';

    const pieces = splitAtWords(text, new Set(['loaf', 'nothing']));

    expect(pieces).toEqual(['A ', 'loaf', ', and another ', 'loaf', '.']);
    expect(pieces.join('')).toBe(text);
    expect(splitAtWords(text, new Set())).toEqual([text]);
  });
});
