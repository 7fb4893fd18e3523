import { describe, expect, it } from '@jest/globals';
import { newestFirst, startOfMissed, timeOf } from '../../src/features/timelines/live/missed';

const START = Date.UTC(2026, 5, 1, 12);

/** The id of a quack made some seconds after the start, as UUIDs of version 7 are. */
function idAt(seconds: number, tail = '1'): string {
  const hex = (START + seconds * 1_000).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail.padStart(12, '0')}`;
}

describe('the time of an id', () => {
  it('is when the thing was made', () => {
    expect(timeOf(idAt(5))).toBe(START + 5_000);
  });
});

describe('what a reader missed', () => {
  it('is looked for from a minute before the newest, so that what was committed late is found', () => {
    const start = startOfMissed(idAt(500));

    expect(timeOf(start)).toBe(START + 440_000);
    expect(start < idAt(440)).toBe(true);
    expect(start).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('quacks in a pill', () => {
  it('stand newest first, whatever order they came in', () => {
    const nodes = [{ id: idAt(10) }, { id: idAt(30) }, { id: idAt(20) }];

    expect(nodes.sort(newestFirst).map(({ id }) => timeOf(id) - START)).toEqual([30_000, 20_000, 10_000]);
  });
});
