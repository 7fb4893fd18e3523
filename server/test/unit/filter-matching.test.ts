import { describe, expect, it } from '@jest/globals';
import {
  CompiledFilters,
  type FilteredPost,
  type FilterRule,
  type FilterTermRule,
} from '../../src/posts/filters/filter-matching.js';
import { inLimitedTime } from '../../../rules/test/support/limited-time.js';

const phrase = (term: string, isWhole = true): FilterTermRule => ({ kind: 'PHRASE', term, isWhole });
const tag = (term: string): FilterTermRule => ({ kind: 'TAG', term, isWhole: true });
const rule = (terms: FilterTermRule[], more: Partial<FilterRule> = {}): FilterRule => ({
  ...{ id: 'a', title: 'Title', action: 'WARN', contexts: ['HOME'], endsAt: null, exceptFollowing: false, terms },
  ...more,
});
const post = (content: string, more: Partial<FilteredPost> = {}): FilteredPost => ({
  ...{ contentWarning: null, content, media: [], entities: [] },
  ...more,
});
const matches = (term: FilterTermRule, content: string | FilteredPost): boolean =>
  new CompiledFilters([rule([term])]).matching(typeof content === 'string' ? post(content) : content, false).length > 0;

describe('a phrase', () => {
  it.each([
    ['cat', 'The CAT sat', true],
    ['cat', 'concatenate', false],
    ['cat', 'cat_food', false],
    ['cat', '(cat)', true],
    ['cat', 'ｃａｔ', true],
    ['straße', 'STRASSE', true],
    ['élan', 'e\u0301lan', true],
    ['don’t', "I don't know", true],
    ['new york', 'new\n york', true],
    ['שלום', 'שָׁלוֹם לכם', true],
    ['שָׁלוֹם', 'שלום', true],
    ['שלום', 'השלום', false],
    ['צה״ל', 'צה"ל', true],
    ['🦆', 'ducks 🦆🦆', true],
    ['c++', 'I like C++.', true],
    ['.', 'nothing', false],
    ['a|b', 'a', false],
    ['[x]', 'x', false],
    ['\\d', '7', false],
  ])('%j as whole words in %j: %s', (term, content, expected) => {
    expect(matches(phrase(term), content)).toBe(expected);
  });

  it.each([
    ['鸭子', '我喜欢鸭子和猫', true],
    ['かも', 'これはかもです', true],
    ['cat', 'concatenate', true],
    ['שלום', 'השלום', true],
  ])('%j as a part of words in %j: %s', (term, content, expected) => {
    expect(matches(phrase(term, false), content)).toBe(expected);
  });

  it('is found in the content warning and in descriptions of media, but not across two texts', () => {
    const written = post('first', { contentWarning: 'Spoiler', media: [{ altText: 'a second duck' }] });

    const found = ['spoiler', 'second duck', 'spoiler first'].map((term) => matches(phrase(term), written));

    expect(found).toEqual([true, true, false]);
  });

  it('takes little time, however it and the text are made', () => {
    const terms = Array.from({ length: 200 }, (_, n) =>
      phrase(`${'a'.repeat(50)}${n} (a+)+$ ${'a'.repeat(40)}`, n % 2 === 0),
    );
    const filters = new CompiledFilters([rule(terms)]);
    const longest = post('a'.repeat(10_000));

    const found = inLimitedTime(() => filters.matching(longest, false));

    expect(found).toEqual([]);
  });
});

describe('a hashtag', () => {
  it('matches the hashtags of a post, whatever their case, and no words', () => {
    const tagged = (target: string) => post(`#${target}`, { entities: [{ kind: 'HASHTAG', target }] });

    const found = [tagged('Ducks'), tagged('שָׁלוֹם'), tagged('ducksong'), post('ducks')].map((each) =>
      [tag('ducks'), tag('שלום')].some((term) => matches(term, each)),
    );

    expect(found).toEqual([true, true, false, false]);
  });
});

describe('filters', () => {
  it('match each for itself, without those that ended and those that spare people one follows', () => {
    const filters = new CompiledFilters([
      rule([phrase('duck')], { id: 'now' }),
      rule([phrase('duck')], { id: 'ended', endsAt: Date.now() - 1 }),
      rule([phrase('duck')], { id: 'ending', endsAt: Date.now() + 60_000 }),
      rule([phrase('duck')], { id: 'strangers', exceptFollowing: true }),
      rule([phrase('goose')], { id: 'other' }),
    ]);

    const of = (isFollowing: boolean) => filters.matching(post('a duck'), isFollowing).map(({ filterId }) => filterId);

    expect([of(false), of(true)]).toEqual([
      ['now', 'ending', 'strangers'],
      ['now', 'ending'],
    ]);
  });
});
