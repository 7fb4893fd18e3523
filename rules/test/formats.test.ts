import { describe, expect, it } from '@jest/globals';
import { createFormats } from '../src/formats.js';

const now = new Date(2026, 5, 15, 12, 0, 0);
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOUR = 3600;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  const english = createFormats('en');

  it.each([
    [0, 'now'],
    [59, 'now'],
    [-90, 'now'],
    [60, '1m'],
    [HOUR - 1, '59m'],
    [HOUR, '1h'],
    [DAY, '1d'],
    [7 * DAY, 'Jun 8'],
    [365 * DAY, 'Jun 15, 2025'],
  ])('%d seconds is %s', (seconds, expected) => {
    expect(english.ago(secondsAgo(seconds), now)).toBe(expected);
  });

  it('is said in words for those who listen', () => {
    expect(english.agoInWords(secondsAgo(300), now)).toBe('5 minutes ago');
  });

  it('is said in Hebrew too', () => {
    expect(createFormats('he').agoInWords(secondsAgo(2 * DAY), now)).toBe('שלשום');
  });
});

describe('the year', () => {
  const newYear = new Date('2026-01-01T00:30:00Z');
  const eve = new Date('2025-12-20T23:30:00Z');

  it('is said of another year, as UTC counts them where no one knows the time zone of the reader', () => {
    expect(createFormats('en', 'UTC').ago(eve, newYear)).toBe('Dec 20, 2025');
    expect(createFormats('en', 'UTC').moment(newYear)).toBe('January 1, 2026 at 12:30 AM');
    expect(createFormats('he', 'UTC').month(newYear)).toBe('ינואר 2026');
  });
});
