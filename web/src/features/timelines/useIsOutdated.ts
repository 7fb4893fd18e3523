import { useEffect, useState } from 'react';
import type { Feed } from '../../graphql/schema.generated';

/** What the follows were when the stream of those followed was last asked for. */
let versionAsked = 0;

/** True where the list in the cache is of other people than those followed when it is opened. */
export function useIsOutdated(feed: Feed, followsVersion: number): boolean {
  const [opened] = useState({ isOutdated: feed === 'FOLLOWING' && followsVersion !== versionAsked, followsVersion });
  useEffect(() => {
    if (feed === 'FOLLOWING') versionAsked = opened.followsVersion;
  }, [feed, opened]);
  return opened.isOutdated;
}
