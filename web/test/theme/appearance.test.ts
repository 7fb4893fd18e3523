import { describe, expect, it } from '@jest/globals';
import {
  accentNames,
  type Appearance,
  parseAppearance,
  serializeAppearance,
  defaultAppearance,
  textSizes,
  themes,
} from '../../src/features/session/theme/appearance';

describe('a look in words', () => {
  it('is the theme alone where nothing else was chosen', () => {
    expect(themes.map((theme) => serializeAppearance({ ...defaultAppearance, theme }))).toEqual([
      'light',
      'dark',
      'system',
    ]);
  });

  it('says what differs', () => {
    const look: Appearance = { theme: 'dark', accent: 'lake', textSize: 'large', reducedMotion: true };

    expect(serializeAppearance(look)).toBe('dark lake large still');
  });

  it('means the same when it is read again, for every look there is', () => {
    for (const theme of themes)
      for (const accent of accentNames)
        for (const textSize of textSizes)
          for (const reducedMotion of [true, false]) {
            const look = { theme, accent, textSize, reducedMotion };
            expect(parseAppearance(serializeAppearance(look))).toEqual(look);
          }
  });

  it.each([null, '', 'nonsense', 'DARK', 'still-life'])('is plain where %j was kept', (kept) => {
    expect(parseAppearance(kept)).toEqual(defaultAppearance);
  });
});
