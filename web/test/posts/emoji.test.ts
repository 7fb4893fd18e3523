import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findEmoji, type NamedEmoji } from '../../src/features/posts/emoji/emoji-names';
import { inAllTones } from '../../src/features/posts/emoji/skin-tones';

const named = (emoji: string, label: string, ...tags: string[]): NamedEmoji => ({
  ...{ emoji, label, tags, group: 'objects', hasTones: false },
});

describe('emoji by a word', () => {
  it('come by the beginning of a name, then of its words, then of keywords', () => {
    const names = [
      named('🐥', 'front-facing chick', 'duckling'),
      named('🦆', 'duck', 'bird'),
      named('🛁', 'rubber duck'),
      named('🐝', 'bee'),
    ];

    expect(findEmoji(names, 'duck', 6).map(({ emoji }) => emoji)).toEqual(['🦆', '🛁', '🐥']);
    expect(findEmoji(names, 'rubber_d', 6).map(({ emoji }) => emoji)).toEqual(['🛁']);
    expect(findEmoji(names, 'DUCK', 1)).toHaveLength(1);
  });

  it.each(['en', 'he'])('have a name each, in %s', (language) => {
    const path = new URL(`../../src/features/posts/emoji/names/${language}.json`, import.meta.url);
    const groups = JSON.parse(readFileSync(path, 'utf8')) as { emojis: [string, string, string, number][] }[];

    const all = groups.flatMap(({ emojis }) => emojis);

    expect(all.length).toBeGreaterThan(1_800);
    expect(all.filter(([emoji, label]) => emoji === '' || label === '')).toEqual([]);
    expect(new Set(all.map(([emoji]) => emoji)).size).toBe(all.length);
  });
});

describe('the tones of an emoji', () => {
  it('are those of everyone in it, not of the hands between them', () => {
    expect(inAllTones('✋').dark).toBe('✋🏿');
    expect(inAllTones('✌️').light).toBe('✌🏻');
    expect(inAllTones('🧑‍🤝‍🧑').medium).toBe('🧑🏽‍🤝‍🧑🏽');
    expect(inAllTones('🕵️‍♂️').light).toBe('🕵🏻‍♂️');
  });
});
