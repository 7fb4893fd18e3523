import { use, useState } from 'react';
import type { Feed } from '../../../graphql/schema.generated';
import { deviceStore, readOrGiveUp } from '../../session/device/device-store';
import { feedKept, feedKey } from './feed-kept';

const known = new Map<string, Feed>();
const loading = new Map<string, Promise<Feed>>();

function load(userId: string): Promise<Feed> {
  let choice = loading.get(userId);
  if (!choice) {
    choice = readOrGiveUp(feedKey(userId)).then((kept) => {
      const feed = feedKept(kept);
      known.set(userId, feed);
      return feed;
    });
    loading.set(userId, choice);
  }
  return choice;
}

/** The feed that a person last chose on this device. Suspends until it is known. */
export function useFeedChoice(userId: string): [Feed, (feed: Feed) => void] {
  // Called on every render: React resumes a suspended component and expects the same hooks.
  const kept = use(load(userId));
  const [feed, setFeed] = useState(() => known.get(userId) ?? kept);
  function choose(next: Feed) {
    known.set(userId, next);
    setFeed(next);
    void deviceStore.save(feedKey(userId), next);
  }
  return [feed, choose];
}
