import { describe, expect, it } from '@jest/globals';
import { coarse, coordinatesIn } from '../../src/features/posts/nearby/place';

describe('a coarse place', () => {
  it('is the same for every point of its cell, and within a few kilometers of it', () => {
    const [one, other] = [
      coarse({ latitude: 32.794, longitude: 34.9896 }, 'A'),
      coarse({ latitude: 32.7951, longitude: 34.9885 }, 'A'),
    ];

    expect(one).toEqual(other);
    expect(Math.abs(one.latitude - 32.794)).toBeLessThan(0.03);
    expect(one.latitude).not.toBe(32.794);
  });

  it('is itself when it is made coarse again', () => {
    const place = coarse({ latitude: -33.9, longitude: 151.2 }, null);

    expect(coarse(place, null)).toEqual(place);
  });
});

describe('coordinates', () => {
  it.each([
    ['32.8, 34.99', 32.8, 34.99],
    ['32.8 34.99', 32.8, 34.99],
    [' -33.86; 151.2 ', -33.86, 151.2],
    ['51.5°, \u22120.12°', 51.5, -0.12],
  ])('are read from %j', (text, latitude, longitude) => {
    expect(coordinatesIn(text)).toEqual({ latitude, longitude });
  });

  it.each(['', 'Haifa', '32.8', '91, 0', '0, 181', '1,2,3', '32.8, east'])('are not in %j', (text) => {
    expect(coordinatesIn(text)).toBeNull();
  });
});
