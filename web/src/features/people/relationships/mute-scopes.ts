import type { MuteScope } from '../../../graphql/schema.generated';

/** In the order of the dialog. */
export const muteScopes = [
  'HOME_QUACKS',
  'HOME_REQUACKS',
  'HOME_QUOTES',
  'LISTS',
  'THREADS',
  'NOTIFICATIONS',
  'WHISPERS',
  'SUGGESTIONS',
] as const;

/** A mute in one tap: conversations stay whole, and a whisper is meant for the viewer. */
export const usualScopes: readonly MuteScope[] = [
  'HOME_QUACKS',
  'HOME_REQUACKS',
  'HOME_QUOTES',
  'LISTS',
  'NOTIFICATIONS',
  'SUGGESTIONS',
];

const HOUR_MS = 3_600_000;

/** How long a mute may last, in hours, as values of a select. */
export const muteHours = [8, 24, 7 * 24, 30 * 24] as const;

export const endAfter = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
