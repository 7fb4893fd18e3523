/** The appearance settings of a person. */
export interface Appearance {
  theme: Theme;
  accent: Accent;
  textSize: TextSize;
  /** True: no motion. False: as the device is set. */
  reducedMotion: boolean;
}

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const accentNames = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;
export type Accent = (typeof accentNames)[number];

export const textSizes = ['small', 'medium', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const STILL = 'still';

export const defaultAppearance: Appearance = {
  theme: 'system',
  accent: 'pond',
  textSize: 'medium',
  reducedMotion: false,
};

/**
 * The appearance as one string, because the contract allows one key of local storage for it: the theme, then what
 * differs from the default, such as `dark lake large still`. public/theme.js parses the same string.
 */
export function serializeAppearance({ theme, accent, textSize, reducedMotion }: Appearance): string {
  const more = [
    accent === defaultAppearance.accent ? '' : accent,
    textSize === defaultAppearance.textSize ? '' : textSize,
    reducedMotion ? STILL : '',
  ];
  return [theme, ...more].filter(Boolean).join(' ');
}

/** Parses that string; missing values are the default. */
export function parseAppearance(words: string | null): Appearance {
  const said = (words ?? '').split(' ');
  const among = <Word extends string>(all: readonly Word[], plain: Word) =>
    all.find((each) => said.includes(each)) ?? plain;
  return {
    theme: among(themes, defaultAppearance.theme),
    accent: among(accentNames, defaultAppearance.accent),
    textSize: among(textSizes, defaultAppearance.textSize),
    reducedMotion: said.includes(STILL),
  };
}
