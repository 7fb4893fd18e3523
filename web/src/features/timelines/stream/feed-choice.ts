import { use, useState } from 'react';
import type { Feed } from '../../../graphql/schema.generated';
import { deviceStore } from '../../session/device/device-store';
import { feedKept, feedKey } from './feed-kept';

/** Slow storage must not delay the stream. */
const READ_TIMEOUT_MS = 400;

const known = new Map<string, Feed>();
const loading = new Map<string, Promise<Feed>>();

function load(userId: string): Promise<Feed> {
  let choice = loading.get(userId);
  if (!choice) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS, undefined));
    choice = Promise.race([deviceStore.read(feedKey(userId)), late]).then((kept) => {
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
