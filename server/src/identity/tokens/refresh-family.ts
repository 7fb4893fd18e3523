/** For this long, a token whose successor was never used yields the same successor again: a response was lost, or tabs raced. */
export const REPEAT_MS = 24 * 60 * 60 * 1_000;
/** For this long, a token whose successor has been used is taken for one of a late tab, not a stolen one. */
export const LATE_MS = 30 * 1_000;
/** Stored exchanges. A session may refresh 30 times in 5 minutes, so 30 seconds never hold more. */
const MAX_REMEMBERED = 32;

/** What is stored of a family of refresh tokens R(0), R(1), …: numbers and times, never a token. */
export interface RefreshFamily {
  /** Number of the next token that can be exchanged. */
  readonly generation: number;
  /** When R(generation - 1), R(generation - 2), … were exchanged, in milliseconds; as far back as needed. */
  readonly exchanges: readonly number[];
}

export type RefreshVerdict =
  /** The newest token: its successor is issued and becomes the newest. */
  | { kind: 'exchanged'; family: RefreshFamily }
  /** The token before: its successor, not used yet, is issued again. */
  | { kind: 'repeated' }
  /** Its successor has been in use for a moment: refused without an alarm. */
  | { kind: 'late' }
  /** Two clients have the same token: the family ends. */
  | { kind: 'reused' }
  /** A number that this family has not reached, as after restoring an old backup. */
  | { kind: 'unknown' };

/**
 * Decides what presenting R(n) means.
 * @param now in milliseconds, from the clock that wrote `exchanges`
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

/** The newest exchange is always stored, older ones while they can still explain a late tab. */
function advanced({ generation, exchanges }: RefreshFamily, now: number): RefreshFamily {
  const recent = exchanges.filter((time) => now - time <= LATE_MS).slice(0, MAX_REMEMBERED - 1);
  return { generation: generation + 1, exchanges: [now, ...recent] };
}
