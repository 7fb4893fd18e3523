import { describe, expect, it } from '@jest/globals';
import { cellOf, cellsWithin, distanceKm, middleOf } from '../src/geohash.js';
import { fc } from './support/property.js';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('cells of the geohash grid', () => {
  it.each([
    ['Jutland', 57.64911, 10.40744, 'u4pru'],
    ['Tel Aviv', 32.0853, 34.7818, 'sv8wx'],
    ['the origin', 0, 0, 's0000'],
    ['the south-western end', -90, -180, '00000'],
    ['the north-eastern end', 90, 180, 'zzzzz'],
  ])('name %s', (_, north, east, cell) => {
    expect(cellOf({ latitude: north, longitude: east })).toBe(cell);
  });

  it('hold the points that they are named for, and their own middle', () => {
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const cell = cellOf({ latitude: north, longitude: east });
        const middle = middleOf(cell);
        expect(cell).toMatch(/^[0-9b-hjkmnp-z]{5}$/);
        expect(cellOf(middle)).toBe(cell);
        expect(Math.abs(middle.latitude - north)).toBeLessThanOrEqual(180 / 2 ** 13 + 1e-9);
        expect(Math.abs(middle.longitude - east)).toBeLessThanOrEqual(360 / 2 ** 14 + 1e-9);
      }),
    );
  });

  it('tell the distance between two places', () => {
    const telAviv = { latitude: 32.0853, longitude: 34.7818 };
    const jerusalem = { latitude: 31.7683, longitude: 35.2137 };

    expect(distanceKm(telAviv, jerusalem)).toBeCloseTo(54, 0);
    expect(distanceKm(telAviv, telAviv)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.2, 0);
  });

  it('around a place come nearest first, each once, and are all those within the radius', () => {
    const home = cellOf({ latitude: 32.0853, longitude: 34.7818 });
    const near = cellsWithin(home, 25);
    const kms = near.map(({ km }) => km);

    expect(near[0]).toEqual({ cell: home, km: 0 });
    expect(kms).toEqual(kms.toSorted((one, other) => one - other));
    expect(new Set(near.map(({ cell }) => cell)).size).toBe(near.length);
    // A circle of 25 km over cells of 4.9 by 4.1 km.
    expect(near.length).toBeGreaterThan(85);
    expect(near.length).toBeLessThan(110);
  });

  it('go on across the date line and stop at the poles', () => {
    const east = cellOf({ latitude: -17, longitude: 179.99 });
    const west = cellOf({ latitude: -17, longitude: -179.99 });
    const pole = cellsWithin(cellOf({ latitude: 89.99, longitude: 0 }), 100);

    expect(cellsWithin(east, 10).map(({ cell }) => cell)).toContain(west);
    expect(pole.length).toBeGreaterThan(1_000);
    expect(new Set(pole.map(({ cell }) => cell)).size).toBe(pole.length);
  });
});
