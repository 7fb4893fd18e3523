/** A token whose successor was never used gives the same successor again for this long: its answer was lost, or tabs raced. */
export const REPEAT_MS = 24 * 60 * 60 * 1_000;
/** A token whose successor has been used is taken for a late tab, not a thief, for this long. */
export const LATE_MS = 30 * 1_000;
/** Exchanges that are remembered. A session may refresh 30 times in 5 minutes, so 30 seconds never hold more. */
const MAX_REMEMBERED = 32;

/** What is stored of a family of refresh tokens R(0), R(1), …: numbers and times, never a token. */
export interface RefreshFamily {
  /** Number of the token that can be exchanged next. */
  readonly generation: number;
  /** When R(generation - 1), R(generation - 2), … were exchanged, in milliseconds; as far back as matters. */
  readonly exchanges: readonly number[];
}

export type RefreshVerdict =
  /** The newest token: its successor is handed out and the family moves on. */
  | { kind: 'exchanged'; family: RefreshFamily }
  /** The token before: its successor, not used yet, is handed out again. */
  | { kind: 'repeated' }
  /** Its successor is in use already, since a moment ago: refused without alarm. */
  | { kind: 'late' }
  /** Two hold the same token: the family ends. */
  | { kind: 'reused' }
  /** A number that this family has not reached, as after restoring an old backup. */
  | { kind: 'unknown' };

/**
 * What presenting R(n) means.
 * @param now milliseconds, from the clock that wrote `exchanges`
 */
export function judgeRefresh(family: RefreshFamily, n: number, now: number): RefreshVerdict {
  const { generation, exchanges } = family;
  if (n > generation) return { kind: 'unknown' };
  if (n === generation) return { kind: 'exchanged', family: advanced(family, now) };

  const exchangedAt = (number: number): number => exchanges[generation - 1 - number] ?? -Infinity;
  const successor = n + 1;
  if (successor === generation) return { kind: now - exchangedAt(n) <= REPEAT_MS ? 'repeated' : 'reused' };
  return { kind: now - exchangedAt(successor) <= LATE_MS ? 'late' : 'reused' };
}

/** The newest exchange is always kept, older ones while they can still excuse a late tab. */
function advanced({ generation, exchanges }: RefreshFamily, now: number): RefreshFamily {
  const recent = exchanges.filter((time) => now - time <= LATE_MS).slice(0, MAX_REMEMBERED - 1);
  return { generation: generation + 1, exchanges: [now, ...recent] };
}
