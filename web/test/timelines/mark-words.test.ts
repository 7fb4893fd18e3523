import { describe, expect, it } from '@jest/globals';
import { wordsMarkup } from '@mallard/rules/post-markup';
import { parseEntities } from '@mallard/rules/text-entities';
import { markWords } from '../../src/features/timelines/explore/mark-words';

describe('marking what a search has found', () => {
  it('wraps words in and outside of links, and leaves their addresses', () => {
    const text = 'A loaf at https://bread.example/loaf #loaf loafers';
    const words = wordsMarkup(text, parseEntities(text));

    const marked = markWords(words, new Set(['loaf']));

    const flat = JSON.stringify(marked);
    expect(flat.match(/\["mark","mark",\{\},"loaf"\]/g)).toHaveLength(3);
    expect(flat).toContain('"href":"https://bread.example/loaf"');
    expect(flat).toContain('"href":"/hashtag/loaf"');
    expect(flat).toContain(' loafers');
  });

  it('changes nothing where no word is marked', () => {
    const words = wordsMarkup('A loaf', []);

    expect(markWords(words, new Set(['rye']))).toEqual(words);
  });
});
