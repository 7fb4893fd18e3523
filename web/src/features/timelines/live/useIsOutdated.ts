import { useEffect, useState } from 'react';
import type { Feed } from '../../../graphql/schema.generated';

/** The version of the follows when the Following stream was last requested. */
let versionAsked = 0;

/** True if the follows have changed since the cached list was loaded. */
export function useIsOutdated(feed: Feed, followsVersion: number): boolean {
  const [opened] = useState({ isOutdated: feed === 'FOLLOWING' && followsVersion !== versionAsked, followsVersion });
  useEffect(() => {
    if (feed === 'FOLLOWING') versionAsked = opened.followsVersion;
  }, [feed, opened]);
  return opened.isOutdated;
}
