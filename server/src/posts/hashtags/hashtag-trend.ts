/* When a hashtag trends: observed against expected use. */

/** Fewer different users make no trend, however rare the hashtag was before. */
export const LEAST_AUTHORS = 5;
/** A trend without new uses halves in this time. */
export const HALF_LIFE_MS = 4 * 3_600_000;
/** Below this, a trend is over. */
export const MIN_STANDING = 1;
/**
 * Younger accounts count less, because creating five of them is cheap; except on a site where most accounts are young.
 */
export const NEWCOMER_MS = 7 * 86_400_000;
export const NEWCOMER_WEIGHT = 0.2;

/** Whether most accounts are new; $1 accounts created later are. */
export const MOST_ARE_NEW = `
select count(*) filter (where created_at > $1::timestamptz) * 2 > count(*) as "mostAreNew"
from users where is_active and email_verified_at is not null`;

/** The use of a hashtag, as input of the computation. */
export interface TrendInputs {
  /** Different users in the last 24 hours. */
  readonly authors: number;
  /** The same with newcomers at their weight. */
  readonly observed: number;
  /** Users of the 24 hours before, weighted alike. */
  readonly expected: number;
}

export interface Trend extends TrendInputs {
  /** The score of the inputs alone. */
  readonly score: number;
  /** The value from which it decays since `peakAt`. */
  readonly peak: number;
  readonly peakAt: Date;
  /** What trends are sorted by: the score or the decayed peak, whichever is higher. */
  readonly standing: number;
}

/** (o − e)² / e if more users than expected came, with at least one expected; otherwise 0. */
export function trendScore({ authors, observed, expected }: TrendInputs): number {
  const least = Math.max(1, expected);
  if (authors < LEAST_AUTHORS || observed <= least) return 0;
  return (observed - least) ** 2 / least;
}

/** What is left of a peak after some time. */
export function decayed(peak: number, elapsedMs: number): number {
  return peak * 0.5 ** (Math.max(0, elapsedMs) / HALF_LIFE_MS);
}

/**
 * The current trend of a hashtag.
 * @param previous its peak so far, or null if it has not trended
 * @returns null if it doesn't trend (any longer)
 */
export function trendOf(previous: Pick<Trend, 'peak' | 'peakAt'> | null, inputs: TrendInputs, now: Date): Trend | null {
  const score = trendScore(inputs);
  const left = previous ? decayed(previous.peak, now.getTime() - previous.peakAt.getTime()) : 0;
  const standing = Math.max(score, left);
  if (standing < MIN_STANDING) return null;
  const rises = previous === null || score >= left;
  const { authors, observed, expected } = inputs;
  return {
    authors,
    observed,
    expected,
    score,
    peak: rises ? score : previous.peak,
    peakAt: rises ? now : previous.peakAt,
    standing,
  };
}
