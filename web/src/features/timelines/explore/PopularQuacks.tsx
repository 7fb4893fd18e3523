import { useMemo } from 'react';
import { useListRows } from '../../../graphql/list-rows';
import { usePages } from '../../../graphql/usePages';
import { noRows, PostTimeline } from '../PostTimeline';
import { usePopularPostsQuery } from './Discover.generated';
import { POPULAR_PAGE } from './popular-page';
import { useMessages } from './messages';

const LIST = { field: 'popularPosts' } as const;

/** The quacks that most people react to now, without those that the trends show. The first page is in the cache, because it came with the trends. */
export function PopularQuacks({ except }: { except: ReadonlySet<string> }) {
  const w = useMessages();
  const answer = usePopularPostsQuery({ variables: { first: POPULAR_PAGE }, fetchPolicy: 'cache-first' });
  const rows = useListRows(LIST);
  const all = answer.data && rows?.ids;
  const ids = useMemo(() => all?.filter((id) => !except.has(id)) ?? noRows, [all, except]);
  const pages = usePages(answer, { pageInfo: answer.data && rows?.pageInfo, failure: w('failedQuacks') });
  return <PostTimeline label={w('popularQuacks')} name="popular-quacks" ids={ids} pages={pages} empty={null} />;
}
