import { describe, expect, it } from '@jest/globals';
import {
  accentNames,
  type Look,
  lookFrom,
  lookInWords,
  plainLook,
  textSizes,
  themes,
} from '../../src/features/theme/look';

describe('a look in words', () => {
  it('is the theme alone where nothing else was chosen', () => {
    expect(themes.map((theme) => lookInWords({ ...plainLook, theme }))).toEqual(['light', 'dark', 'system']);
  });

  it('says what differs', () => {
    const look: Look = { theme: 'dark', accent: 'lake', textSize: 'large', reducedMotion: true };

    expect(lookInWords(look)).toBe('dark lake large still');
  });

  it('means the same when it is read again, for every look there is', () => {
    for (const theme of themes)
      for (const accent of accentNames)
        for (const textSize of textSizes)
          for (const reducedMotion of [true, false]) {
            const look = { theme, accent, textSize, reducedMotion };
            expect(lookFrom(lookInWords(look))).toEqual(look);
          }
  });

  it.each([null, '', 'nonsense', 'DARK', 'still-life'])('is plain where %j was kept', (kept) => {
    expect(lookFrom(kept)).toEqual(plainLook);
  });
});
