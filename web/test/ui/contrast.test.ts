import { describe, expect, it } from '@jest/globals';
import { accentRoles, accents } from '../../src/ui/theme/accents';
import { contrast } from '../../src/ui/theme/contrast';
import { type ColorToken, contrastPairs, semanticColors } from '../../src/ui/theme/semantic-colors';

describe('contrast of the tokens', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d', (first, second, expected) => {
    const measured = contrast(first, second);

    expect(measured).toBeCloseTo(expected, 1);
  });

  it.each(contrastPairs)('lets %s on %s reach %d : 1 by day', (foreground, ground, least) => {
    const measured = contrast(semanticColors[foreground][0], semanticColors[ground][0]);

    expect(measured).toBeGreaterThanOrEqual(least);
  });

  it.each(contrastPairs)('lets %s on %s reach %d : 1 by night', (foreground, ground, least) => {
    const measured = contrast(semanticColors[foreground][1], semanticColors[ground][1]);

    expect(measured).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(accents))('contrast with the accent %s', (_, accent) => {
  const changed = new Set<string>(accentRoles);
  const pairs = contrastPairs.filter(([one, other]) => changed.has(one) || changed.has(other));
  const color = (token: ColorToken, look: 0 | 1): string => ({ ...semanticColors, ...accent })[token][look];

  it.each(pairs)('lets %s on %s reach %d : 1 by day and by night', (foreground, ground, least) => {
    for (const look of [0, 1] as const)
      expect(contrast(color(foreground, look), color(ground, look))).toBeGreaterThanOrEqual(least);
  });
});
