import type { Unmasked } from '@apollo/client';
import { readListRows } from '../../../graphql/list-rows';
import { hashtagListKey } from '../../posts/actions/hashtag-list-key';
import { HashtagPostsDocument, type HashtagPostsQuery, TaggedPostAddedDocument } from './HashtagPosts.generated';
import { LIVE_PAGE } from '../live/live-page';
import { aside, type LiveSource, type SourcePage } from '../live/live-source';

/** The live source of the posts with a hashtag. @param tag as typed, without the # */
export function hashtagSource(tag: string): LiveSource {
  const variables = { tag, first: LIVE_PAGE };
  return {
    key: `hashtag ${tag}`,
    place: hashtagListKey(tag),
    subscribe: (client) => client.subscribe({ query: TaggedPostAddedDocument, variables: { tag } }),
    async fetchPage(client, after, newerThan) {
      const query = client.watchQuery({ query: HashtagPostsDocument, variables, fetchPolicy: 'standby' });
      const page = await aside<Unmasked<HashtagPostsQuery>>((updateQuery) =>
        query.fetchMore({ variables: { ...variables, after, newerThan }, updateQuery }),
      );
      return page.hashtag?.posts ?? nothing;
    },
    read(cache) {
      const found = cache.readQuery({ query: HashtagPostsDocument, variables: { tag, first: LIVE_PAGE } });
      if (!found) return null;
      return readListRows(cache, hashtagListKey(tag))?.ids ?? [];
    },
  };
}

const nothing: SourcePage = {
  __typename: 'PostConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};
