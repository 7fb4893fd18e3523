/** A window slides in this many steps. */
export const STEPS = 10;

/** How far a key has used its limit. */
export interface Usage {
  readonly allowed: boolean;
  /** Points left, before those of this call. */
  readonly remaining: number;
  /** Milliseconds until the points would be allowed; 0 where they are. */
  readonly waitMs: number;
}

export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** Port: counts points by key in sliding windows. */
export interface SlidingWindowStore {
  /** Counts `points` if the allowance has room for them; what is refused is not counted. */
  consume(key: string, allowance: Allowance, points: number): Promise<Usage>;
  /** What `consume` would return, without counting. */
  peek(key: string, allowance: Allowance, points: number): Promise<Usage>;
  reset(key: string): Promise<void>;
}

/** Points by the step in which they were taken, oldest first. */
export type Steps = readonly (readonly [step: number, points: number])[];

export function stepMs({ seconds }: Allowance): number {
  return (seconds * 1_000) / STEPS;
}

/**
 * Whether `points` more are allowed now. The step that is half outside of the window counts in full, so that no period of
 * `seconds` ever holds more than the allowance; a step of the window is the price.
 * @param taken steps that are not older than STEPS
 */
export function evaluate(taken: Steps, allowance: Allowance, points: number, nowMs: number): Usage {
  const used = taken.reduce((sum, [, amount]) => sum + amount, 0);
  const remaining = Math.max(0, allowance.points - used);
  const excess = used + points - allowance.points;
  if (excess <= 0) return { allowed: true, remaining, waitMs: 0 };

  let freed = 0;
  for (const [step, amount] of taken) {
    freed += amount;
    if (freed >= excess) return { allowed: false, remaining, waitMs: (step + STEPS + 1) * stepMs(allowance) - nowMs };
  }
  return { allowed: false, remaining, waitMs: allowance.seconds * 1_000 };
}
