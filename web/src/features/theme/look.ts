/** How the pages look for a person. */
export interface Look {
  theme: Theme;
  accent: Accent;
  textSize: TextSize;
  /** True: nothing moves. False: as the device says. */
  reducedMotion: boolean;
}

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const accentNames = ['pond', 'lake', 'heather', 'berry', 'stone'] as const;
export type Accent = (typeof accentNames)[number];

export const textSizes = ['small', 'medium', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

const STILL = 'still';

export const plainLook: Look = { theme: 'system', accent: 'pond', textSize: 'medium', reducedMotion: false };

/**
 * A look in words, as this device keeps it under the one key that it has for it: the theme, then what differs from the
 * plain look, such as `dark lake large still`. public/theme.js reads the same words.
 */
export function lookInWords({ theme, accent, textSize, reducedMotion }: Look): string {
  const more = [
    accent === plainLook.accent ? '' : accent,
    textSize === plainLook.textSize ? '' : textSize,
    reducedMotion ? STILL : '',
  ];
  return [theme, ...more].filter(Boolean).join(' ');
}

/** The look that words mean; what they do not say is plain. */
export function lookFrom(words: string | null): Look {
  const said = (words ?? '').split(' ');
  const among = <Word extends string>(all: readonly Word[], plain: Word) =>
    all.find((each) => said.includes(each)) ?? plain;
  return {
    theme: among(themes, plainLook.theme),
    accent: among(accentNames, plainLook.accent),
    textSize: among(textSizes, plainLook.textSize),
    reducedMotion: said.includes(STILL),
  };
}
