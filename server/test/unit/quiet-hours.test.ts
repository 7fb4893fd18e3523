import { describe, expect, it } from '@jest/globals';
import { nextDigestAt, quietUntil } from '#notifications/settings/quiet-hours.js';

const NIGHT = { has_quiet_hours: true, quiet_from: 22 * 60, quiet_until: 7 * 60, time_zone: 'Asia/Jerusalem' };
const DAY = { ...NIGHT, quiet_from: 13 * 60, quiet_until: 14 * 60 + 30 };
const endOf = (hours: typeof NIGHT, now: string) => quietUntil(hours, new Date(now))?.toISOString() ?? null;

describe('quiet hours', () => {
  it('end on the next morning in the time zone of the person', () => {
    // Jerusalem is two hours ahead in winter, three in summer.
    expect(endOf(NIGHT, '2026-11-26T20:00:00Z')).toBe('2026-11-27T05:00:00.000Z');
    expect(endOf(NIGHT, '2026-11-27T04:59:59Z')).toBe('2026-11-27T05:00:00.000Z');
    expect(endOf(NIGHT, '2026-07-01T19:30:00Z')).toBe('2026-07-02T04:00:00.000Z');
    expect([endOf(NIGHT, '2026-11-27T05:00:00Z'), endOf(NIGHT, '2026-11-26T19:59:00Z')]).toEqual([null, null]);
  });

  it('may lie within a day, and do not apply where they are off', () => {
    expect(endOf(DAY, '2026-11-26T11:00:00Z')).toBe('2026-11-26T12:30:00.000Z');
    expect(endOf(DAY, '2026-11-26T12:30:00Z')).toBeNull();
    expect(endOf({ ...DAY, has_quiet_hours: false }, '2026-11-26T11:00:00Z')).toBeNull();
  });
});

describe('digests', () => {
  const next = (digest: 'daily' | 'weekly', zone: string, now: string) =>
    nextDigestAt(digest, zone, new Date(now)).toISOString();

  it('are due at eight in the morning, weekly ones on Mondays', () => {
    // A Thursday.
    expect(next('daily', 'Asia/Jerusalem', '2026-11-26T05:59:00Z')).toBe('2026-11-26T06:00:00.000Z');
    expect(next('daily', 'Asia/Jerusalem', '2026-11-26T06:00:00Z')).toBe('2026-11-27T06:00:00.000Z');
    expect(next('weekly', 'America/New_York', '2026-11-26T06:00:00Z')).toBe('2026-11-30T13:00:00.000Z');
    expect(next('weekly', 'America/New_York', '2026-11-30T13:00:00Z')).toBe('2026-12-07T13:00:00.000Z');
  });
});
