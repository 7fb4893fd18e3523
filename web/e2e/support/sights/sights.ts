import { discoverySights } from './discovery-sights';
import { entranceSights } from './entrance-sights';
import { keptSights } from './kept-sights';
import { inboxSights } from './inbox-sights';
import { helpSights } from './help-sights';
import { mailSights } from './mail-sights';
import { mediaSights } from './media-sights';
import { newsSights } from './news-sights';
import { operationSights } from './operation-sights';
import { peopleSights } from './people-sights';
import { productSights } from './product-sights';
import { quackSights } from './quack-sights';
import { schedulingSights } from './scheduling-sights';
import type { Sight } from './sight';
import { streamSights } from './stream-sights';
import { threadSights } from './thread-sights';

/** Every page there is, in its main states, in an order in which none disturbs the next. */
export const sights: readonly Sight[] = [
  ...entranceSights,
  ...helpSights,
  ...mailSights,
  ...peopleSights,
  ...quackSights,
  ...streamSights,
  ...inboxSights,
  ...discoverySights,
  ...schedulingSights,
  ...operationSights,
  ...productSights,
  ...newsSights,
  ...threadSights,
  ...keptSights,
  // Leaves a draft behind.
  ...mediaSights,
];

/** Sights of one test: few enough that several tests share the work, and that a test ends in time. */
const SIGHTS = 12;

/** Each fourth state is left to Hebrew by a run that has to end soon. */
const EVERY = 4;

/**
 * What somebody sees, in parts for single tests.
 * @param share what of it: all of it, or what one of the two languages looks at where each state is looked at once
 */
export function partsOf(who: Sight['as'], share: 'whole' | 'en' | 'he'): Sight[][] {
  const seen = sights
    .filter(({ as }) => as === who)
    .filter((_, index) => share === 'whole' || (index % EVERY === 0) === (share === 'he'));
  return Array.from({ length: Math.ceil(seen.length / SIGHTS) }, (_, part) =>
    seen.slice(part * SIGHTS, (part + 1) * SIGHTS),
  );
}

/** What somebody sees on a screen of this width. */
export const sightsOf = (who: Sight['as'], widthPx: number): Sight[] =>
  sights.filter(({ as, upTo }) => as === who && widthPx <= (upTo ?? Infinity));
