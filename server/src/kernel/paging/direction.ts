import { MAX_ID, MIN_ID } from '../database/ids.js';

/** Down: the rows below a position, the newest first. Up: those above it, the nearest first. */
export type Direction = 'down' | 'up';

/** What an id is compared by to be beyond a position. */
export const BEYOND = { down: '<', up: '>' } as const;
/** In which order ids are read. */
export const ORDER = { down: 'desc', up: 'asc' } as const;

/** Where a page begins, and which way it goes: a `KeysetPage`. */
interface Begun {
  readonly after: readonly string[] | null;
  readonly direction?: Direction;
}

export const directionOf = ({ direction }: Begun): Direction => direction ?? 'down';

/** The id beyond which a page begins, of a list whose position begins with one. */
export const positionOf = (page: Begun): string => page.after?.[0] ?? (directionOf(page) === 'down' ? MAX_ID : MIN_ID);

/** A statement or a function that makes one, for both directions. */
export const bothWays = <T>(write: (direction: Direction) => T): Readonly<Record<Direction, T>> => ({
  down: write('down'),
  up: write('up'),
});
