import { describe, expect, it } from '@jest/globals';
import { avatarShade } from '@mallard/rules/avatar-fallback';

const all = Array.from({ length: 24 }, (_, index) => avatarShade(index * 15));

/** The contrast of white on a color. */
function contrastOfWhite(lightness: number, chroma: number, hue: number): number {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  const red = shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the ground of initials', () => {
  it('is one of 24 that differ by 30 degrees of hue, or clearly in lightness', () => {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const apart = Math.abs(one.hue - other.hue);
        expect(Math.min(apart, 360 - apart) >= 30 || Math.abs(one.from - other.from) > 0.1).toBe(true);
      }
    }
  });

  it('has enough contrast with the letters', () => {
    for (const { hue, from } of all) expect(contrastOfWhite(from, 0.1, hue)).toBeGreaterThanOrEqual(4.5);
  });
});
