import { registerEnumType } from '@nestjs/graphql';

/** What a mute covers, each as a bit of `relationships.muted`. */
export const MUTE_SCOPES = {
  HOME_QUACKS: 1,
  HOME_REQUACKS: 2,
  HOME_QUOTES: 4,
  LISTS: 8,
  THREADS: 16,
  NOTIFICATIONS: 32,
  WHISPERS: 64,
  SUGGESTIONS: 128,
} as const;

export type MuteScopeName = keyof typeof MUTE_SCOPES;

export const MuteScope = Object.fromEntries(Object.keys(MUTE_SCOPES).map((name) => [name, name])) as {
  readonly [Name in MuteScopeName]: Name;
};

registerEnumType(MuteScope, {
  name: 'MuteScope',
  description: 'What a mute covers.',
  valuesMap: {
    HOME_QUACKS: { description: 'Their quacks in the stream of the people one follows.' },
    HOME_REQUACKS: {
      description:
        'What they requack, in the stream of the people one follows. What others requack of theirs is a matter of HOME_QUACKS.',
    },
    HOME_QUOTES: {
      description: 'What they quote in the stream of the people one follows. Muting their quacks there includes it.',
    },
    LISTS: { description: "Their quacks in everyone's stream, hashtags, searches, near me and popular quacks." },
    THREADS: { description: 'Their replies in threads: clients fold them, and show them on request.' },
    NOTIFICATIONS: { description: 'Notifications, live updates and emails about what they do.' },
    WHISPERS: { description: 'Unread counts of conversations with them alone.' },
    SUGGESTIONS: { description: 'Suggestions of people to follow.' },
  },
});

/** The bits of some scopes. */
export function bitsOf(scopes: readonly MuteScopeName[]): number {
  return scopes.reduce((bits, scope) => bits | MUTE_SCOPES[scope], 0);
}

/** The scopes of some bits, in the order of `MUTE_SCOPES`. */
export function scopesOf(bits: number): MuteScopeName[] {
  return (Object.keys(MUTE_SCOPES) as MuteScopeName[]).filter((scope) => (bits & MUTE_SCOPES[scope]) !== 0);
}
