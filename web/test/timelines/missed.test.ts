import { describe, expect, it } from '@jest/globals';
import { missedIn, newestFirst, timeOf } from '../../src/features/timelines/live/missed';

const START = Date.UTC(2026, 5, 1, 12);

/** The id of a quack made some seconds after the start, as UUIDs of version 7 are. */
function idAt(seconds: number, tail = '1'): string {
  const hex = (START + seconds * 1_000).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail.padStart(12, '0')}`;
}

const knownOf = (...ids: string[]) => ({
  has: (id: string) => ids.includes(id),
  newest: [...ids].sort().at(-1) ?? null,
});

describe('the time of an id', () => {
  it('is when the thing was made', () => {
    expect(timeOf(idAt(5))).toBe(START + 5_000);
  });
});

describe('what a reader missed', () => {
  it('is nothing where the page begins with what is known', () => {
    const page = [idAt(30), idAt(20), idAt(10)];

    expect(missedIn(page, true, knownOf(...page))).toEqual({ missed: [], isConnected: true });
  });

  it('is what came since, up to what is known', () => {
    const known = knownOf(idAt(20), idAt(10));

    const found = missedIn([idAt(40), idAt(30), idAt(20), idAt(10)], true, known);

    expect(found).toEqual({ missed: [idAt(40), idAt(30)], isConnected: true });
  });

  it('goes on over the page while nothing known is met', () => {
    const found = missedIn([idAt(600), idAt(590)], true, knownOf(idAt(20)));

    expect(found).toEqual({ missed: [idAt(600), idAt(590)], isConnected: false });
  });

  it('ends with the stream', () => {
    expect(missedIn([idAt(600)], false, knownOf(idAt(20))).isConnected).toBe(true);
  });

  it('ends where the page is older than what is known, even if that was deleted', () => {
    const found = missedIn([idAt(600), idAt(10)], true, knownOf(idAt(500)));

    expect(found).toEqual({ missed: [idAt(600)], isConnected: true });
  });

  it('is also what was committed late, between known ones', () => {
    const known = knownOf(idAt(20), idAt(10));

    expect(missedIn([idAt(20), idAt(15), idAt(10)], true, known).missed).toEqual([idAt(15)]);
  });

  it('leaves out old quacks of somebody followed since', () => {
    const known = knownOf(idAt(5_000), idAt(10));

    expect(missedIn([idAt(5_000), idAt(3_000), idAt(10)], true, known).missed).toEqual([]);
  });

  it('is everything for a list that was empty', () => {
    expect(missedIn([idAt(20), idAt(10)], false, knownOf())).toEqual({
      missed: [idAt(20), idAt(10)],
      isConnected: true,
    });
  });
});

describe('quacks in a pill', () => {
  it('stand newest first, whatever order they came in', () => {
    const nodes = [{ id: idAt(10) }, { id: idAt(30) }, { id: idAt(20) }];

    expect(nodes.sort(newestFirst).map(({ id }) => timeOf(id) - START)).toEqual([30_000, 20_000, 10_000]);
  });
});
