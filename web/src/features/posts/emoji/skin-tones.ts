export type SkinTone = 'light' | 'medium-light' | 'medium' | 'medium-dark' | 'dark';

const MODIFIERS: Record<SkinTone, string> = {
  light: '\u{1f3fb}',
  'medium-light': '\u{1f3fc}',
  medium: '\u{1f3fd}',
  'medium-dark': '\u{1f3fe}',
  dark: '\u{1f3ff}',
};
const JOINER = '\u200d';
const HANDSHAKE = '\u{1f91d}';

/** An emoji in each skin tone. Everyone in it gets the same tone. */
export function inAllTones(emoji: string): Record<SkinTone, string> {
  const tones = Object.entries(MODIFIERS).map(([tone, modifier]) => [tone, withModifier(emoji, modifier)]);
  return Object.fromEntries(tones) as Record<SkinTone, string>;
}

function withModifier(emoji: string, modifier: string): string {
  const parts = emoji.split(JOINER);
  return parts
    .map((part) => {
      // Between two people, hands have no tone of their own.
      const isLink = parts.length > 1 && part === HANDSHAKE;
      return isLink ? part : part.replace(/(\p{Emoji_Modifier_Base})\ufe0f?/u, `$1${modifier}`);
    })
    .join(JOINER);
}
