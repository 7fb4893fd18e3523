import { auditStates } from './audit-states';
import { discoveryStates } from './discovery-states';
import { entranceStates } from './entrance-states';
import { savedListStates } from './saved-list-states';
import { sayingStates } from './saying-states';
import { inboxStates } from './inbox-states';
import { firstRunStates } from './first-run-states';
import { frameStates } from './frame-states';
import { helpStates } from './help-states';
import { mailStates } from './mail-states';
import { mediaStates } from './media-states';
import { moderationStates } from './moderation-states';
import { newsletterStates } from './newsletter-states';
import { operationStates } from './operation-states';
import { peopleStates } from './people-states';
import { productStates } from './product-states';
import { postStates } from './post-states';
import { schedulingStates } from './scheduling-states';
import { numberOf, type PageState } from './page-state';
import { streamStates } from './stream-states';
import { threadStates } from './thread-states';

/** All page states. They are ordered by hash, because no state may depend on another. */
export const pageStates: readonly PageState[] = [
  ...entranceStates,
  ...frameStates,
  ...helpStates,
  ...mailStates,
  ...peopleStates,
  ...postStates,
  ...streamStates,
  ...firstRunStates,
  ...inboxStates,
  ...discoveryStates,
  ...schedulingStates,
  ...operationStates,
  ...auditStates,
  ...moderationStates,
  ...productStates,
  ...newsletterStates,
  ...threadStates,
  ...savedListStates,
  ...mediaStates,
  ...sayingStates,
].toSorted((one, other) => numberOf(one.name) - numberOf(other.name));

/** States per test: few enough to share the work and to finish in time. */
const STATES_PER_TEST = 12;

/** A usual run checks a few states of each kind, in one of the languages; the nightly run checks all of them in both. */
const SAMPLES: Readonly<Record<'en' | 'he', readonly string[]>> = {
  en: [
    'front-door',
    'sign-in-dialog',
    'help-search',
    'stream-following',
    'post',
    'quack-menu',
    'compose-dialog',
    'explore-posts',
    'profile',
    'whispers-conversation',
    'stream-empty',
    'admin',
    'moderation-case',
    'products-editor',
  ],
  he: [
    'register-complaints',
    'user',
    'hashtag',
    'notifications',
    'thread-composer',
    'drawer',
    'post-gone',
    'admin-audit-log',
  ],
};

/**
 * The states of a persona, split for single tests.
 * @param share all of them, or the samples of a language
 * @throws Error if a sample is no state
 */
export function partsOf(who: PageState['as'], share: 'whole' | 'en' | 'he'): PageState[][] {
  const unknown = Object.values(SAMPLES).flatMap((names) =>
    names.filter((name) => !pageStates.some((state) => state.name === name)),
  );
  if (unknown.length > 0) throw new Error(`There is no page state ${unknown.join(', ')}.`);
  const seen = pageStates
    .filter(({ as }) => as === who)
    .filter(({ name }) => share === 'whole' || SAMPLES[share].includes(name));
  return Array.from({ length: Math.ceil(seen.length / STATES_PER_TEST) }, (_, part) =>
    seen.slice(part * STATES_PER_TEST, (part + 1) * STATES_PER_TEST),
  );
}

/** The states of a persona on a screen of this width. */
export const statesOf = (who: PageState['as'], widthPx: number): PageState[] =>
  pageStates.filter(({ as, upTo, at }) => as === who && widthPx <= (upTo ?? Infinity) && widthPx === (at ?? widthPx));
