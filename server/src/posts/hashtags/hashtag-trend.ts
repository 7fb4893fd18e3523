/*
 * When a hashtag trends: what was seen against what was to be expected. Pure, so that it can be reasoned about.
 */

/** Fewer different people than this are no trend, however rare the hashtag was before. */
export const LEAST_AUTHORS = 5;
/** After so long a trend that nobody feeds stands at half. */
export const HALF_LIFE_MS = 4 * 3_600_000;
/** Below that it is over. */
export const LEAST_STANDING = 1;
/** Accounts younger than this count for less: making five of them is cheap. */
export const NEWCOMER_MS = 7 * 86_400_000;
export const NEWCOMER_WEIGHT = 0.2;

/** Who used a hashtag, as the computation counts them. */
export interface TrendInputs {
  /** Different people in the last 24 hours. */
  readonly authors: number;
  /** The same with newcomers at NEWCOMER_WEIGHT. */
  readonly observed: number;
  /** The people of the 24 hours before, weighted alike. */
  readonly expected: number;
}

export interface Trend extends TrendInputs {
  /** What the inputs alone say. */
  readonly score: number;
  /** The height from which it has been falling since `peakAt`. */
  readonly peak: number;
  readonly peakAt: Date;
  /** What trends are ordered by: the score, or the peak as far as it has fallen, whichever is higher. */
  readonly standing: number;
}

/** (o − e)² / e where more people came than were to be expected, at least one being expected; else 0. */
export function trendScore({ authors, observed, expected }: TrendInputs): number {
  const least = Math.max(1, expected);
  if (authors < LEAST_AUTHORS || observed <= least) return 0;
  return (observed - least) ** 2 / least;
}

/** What is left of a height after a while. */
export function decayed(peak: number, elapsedMs: number): number {
  return peak * 0.5 ** (Math.max(0, elapsedMs) / HALF_LIFE_MS);
}

/**
 * The trend of a hashtag now.
 * @param previous its height so far, or null where it has not trended
 * @returns null where it does not trend (any longer)
 */
export function trendOf(previous: Pick<Trend, 'peak' | 'peakAt'> | null, inputs: TrendInputs, now: Date): Trend | null {
  const score = trendScore(inputs);
  const left = previous ? decayed(previous.peak, now.getTime() - previous.peakAt.getTime()) : 0;
  const standing = Math.max(score, left);
  if (standing < LEAST_STANDING) return null;
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
