import { describe, expect, it } from '@jest/globals';
import { centered, cropSize, movedBy, within } from '../../src/features/account/picture/crop';

const landscape = { width: 1_000, height: 600 };

describe('cutting a part out of a picture', () => {
  it('begins in the middle with as much as fits', () => {
    const crop = centered(landscape, 1);

    expect(crop).toEqual({ ratio: 1, zoom: 1, x: 500, y: 300 });
    expect(cropSize(landscape, crop)).toEqual({ width: 600, height: 600 });
  });

  it('never leaves the picture', () => {
    const left = movedBy(landscape, centered(landscape, 1), -5, -5);

    expect(left).toEqual({ ratio: 1, zoom: 1, x: 300, y: 300 });
  });

  it('comes back inside when it zooms out at the edge', () => {
    const corner = within(landscape, { ratio: 1, zoom: 4, x: 0, y: 0 });
    expect(corner).toEqual({ ratio: 1, zoom: 4, x: 75, y: 75 });

    expect(within(landscape, { ...corner, zoom: 1 })).toEqual({ ratio: 1, zoom: 1, x: 300, y: 300 });
  });

  it('takes the whole width for a banner of a picture that is high enough, and moves by its own size', () => {
    const crop = movedBy(landscape, centered(landscape, 3), 0, 0.5);

    expect(cropSize(landscape, crop)).toEqual({ width: 1_000, height: 1_000 / 3 });
    expect(crop).toEqual({ ratio: 3, zoom: 1, x: 500, y: 600 - 500 / 3 });
  });
});
