import { use, useState } from 'react';
import type { Feed } from '../../graphql/schema.generated';
import { deviceStore } from '../posts/drafts/device-store';
import { feedKept, feedKey } from './feed-kept';

/** A device that does not answer must not keep anybody from their stream. */
const LONGEST_WAIT_MS = 400;

const known = new Map<string, Feed>();
const loading = new Map<string, Promise<Feed>>();

function load(userId: string): Promise<Feed> {
  let choice = loading.get(userId);
  if (!choice) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, undefined));
    choice = Promise.race([deviceStore.read(feedKey(userId)), late]).then((kept) => {
      const feed = feedKept(kept);
      known.set(userId, feed);
      return feed;
    });
    loading.set(userId, choice);
  }
  return choice;
}

/** The stream that a person looked at last, remembered on this device. Suspends until that is known. */
export function useFeedChoice(userId: string): [Feed, (feed: Feed) => void] {
  // Used each time, also where the choice is known by now: React goes on where it suspended, and meets the same hooks.
  const kept = use(load(userId));
  const [feed, setFeed] = useState(() => known.get(userId) ?? kept);
  function choose(next: Feed) {
    known.set(userId, next);
    setFeed(next);
    void deviceStore.keep(feedKey(userId), next);
  }
  return [feed, choose];
}
