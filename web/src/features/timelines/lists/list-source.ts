import type { Unmasked } from '@apollo/client';
import type { ListKey } from '../../../graphql/cache-edits';
import { readListRows } from '../../../graphql/list-rows';
import { LIVE_PAGE } from '../live/live-page';
import { aside, type LiveSource, type SourcePage } from '../live/live-source';
import { ListedPostAddedDocument, ListPostsDocument, type ListPostsQuery } from './ListPosts.generated';

const placeOf = (id: string): ListKey => ({ of: `List:${id}`, field: 'posts' });

/** The live source of a list of the viewer. */
export function listSource(id: string): LiveSource {
  const variables = { id, first: LIVE_PAGE };
  return {
    key: `list ${id}`,
    place: placeOf(id),
    subscribe: (client) => client.subscribe({ query: ListedPostAddedDocument, variables: { listId: id } }),
    async fetchPage(client, after, newerThan) {
      const query = client.watchQuery({ query: ListPostsDocument, variables, fetchPolicy: 'standby' });
      const page = await aside<Unmasked<ListPostsQuery>>((updateQuery) =>
        query.fetchMore({ variables: { ...variables, after, newerThan }, updateQuery }),
      );
      return page.list?.posts ?? nothing;
    },
    read: (cache) => readListRows(cache, placeOf(id))?.ids ?? null,
  };
}

const nothing: SourcePage = {
  __typename: 'PostConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};
