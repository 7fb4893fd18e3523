import { describe, expect, it } from '@jest/globals';
import { zoneName } from '../../src/features/posts/scheduling/useWhen';

describe('the name of a time zone', () => {
  it.each([
    ['en', 'Asia/Jerusalem', 'Israel Time (Asia/Jerusalem)'],
    ['he-IL', 'Asia/Jerusalem', 'שעון ישראל (Asia/Jerusalem)'],
    ['en', 'America/New_York', 'Eastern Time (America/New_York)'],
    ['en', 'Asia/Kolkata', 'India Time (Asia/Kolkata)'],
  ])('is right in %s for any date in %s', (locale, zone, name) => {
    expect(zoneName(locale, zone)).toBe(name);
  });

  it.each(['en', 'he-IL'])('says neither summer nor winter in %s, wherever it is', (locale) => {
    const names = Intl.supportedValuesOf('timeZone').map((zone) => zoneName(locale, zone));

    expect(names.filter((name) => /Standard|Daylight|Summer|חורף|קיץ/.test(name))).toEqual([]);
  });
});
