import { describe, expect, it } from '@jest/globals';
import { filled, pluralForm } from '../src/messages.js';
import * as en from '../src/page-words-en.js';
import * as he from '../src/page-words-he.js';

describe('a message', () => {
  it('is inflected for its count, and writes numbers as the language does', () => {
    expect(filled('en', en.posts.replies, { count: 1 })).toBe('1 reply');
    expect(filled('en', en.nods.count, { count: 1_234 })).toBe('1,234 nods');
    expect([1, 2, 3].map((count) => filled('he', he.posts.replies, { count }))).toEqual([
      'תגובה אחת',
      'שתי תגובות',
      '3 תגובות',
    ]);
    expect(pluralForm('en', en.profiles.followers, 0)).toBe('followers');
  });

  it('takes values as they are', () => {
    expect(filled('en', en.profiles.joined, { month: '$& {month}' })).toBe('Joined $& {month}');
  });
});
