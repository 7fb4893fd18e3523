/** A window slides in this many steps. */
export const STEPS = 10;

/** How far a key has used its limit. */
export interface Use {
  readonly allowed: boolean;
  /** Points left, before those that were asked for. */
  readonly remaining: number;
  /** Milliseconds until what was asked for would be allowed; 0 where it is. */
  readonly waitMs: number;
}

export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** Port: counts points by key in sliding windows. */
export interface Windows {
  /** Takes `points` if they are there; what is refused is not counted. */
  take(key: string, allowance: Allowance, points: number): Promise<Use>;
  /** What `take` would say, without counting. */
  ask(key: string, allowance: Allowance, points: number): Promise<Use>;
  forget(key: string): Promise<void>;
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
export function judge(taken: Steps, allowance: Allowance, points: number, nowMs: number): Use {
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
