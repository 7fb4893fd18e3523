import { skipToken } from '@apollo/client/react';
import { hashtagKey } from '@mallard/rules/hashtag-key';
import { useEffect, useMemo, useState } from 'react';
import { useViewer } from '../../session/viewer/viewer';
import { useFollowedPeopleQuery, useRisingHashtagsQuery } from './FollowedPeople.generated';
import { recentHashtags } from './recent-hashtags';
import { type Suggestion, SHOWN } from './suggestion';

const none: readonly Suggestion[] = [];

/** What a sign alone offers: people whom the viewer followed last, or hashtags used last, then rising ones. Null asks for none. */
export function useFirstSuggestions(kind: Suggestion['kind'] | null): readonly Suggestion[] {
  const { id = '', handle = '' } = useViewer() ?? {};
  const [used, setUsed] = useState<readonly string[]>([]);
  const first = SHOWN;
  const people = useFollowedPeopleQuery(
    // Not cached: the list of the profile is another page of the same field.
    kind === 'person' ? { variables: { handle, first }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const rising = useRisingHashtagsQuery(kind === 'hashtag' ? { variables: { first } } : skipToken);
  useEffect(() => {
    if (kind === 'hashtag') void recentHashtags(id).then(setUsed);
  }, [kind, id]);

  return useMemo(() => {
    if (kind === 'person') {
      return (people.data?.user?.following.edges ?? []).map(({ node }) => ({ ...node, kind }) as const);
    }
    if (kind !== 'hashtag') return none;
    const own = used.map((name) => ({ tag: hashtagKey(name), name, postCount: null }));
    const others = (rising.data?.trendingHashtags ?? []).filter(({ tag }) => !own.some((each) => each.tag === tag));
    return [...own, ...others].slice(0, first).map(({ tag, name, postCount }) => ({ kind, tag, name, postCount }));
  }, [kind, people.data, rising.data, used, first]);
}
