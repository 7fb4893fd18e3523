import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useListRows } from '../../../graphql/list-rows';
import { usePages } from '../../../graphql/usePages';
import { useSearchPostsQuery } from '../explore/Results.generated';
import { timeZone } from '../explore/search-in-zone';
import { noRows, PostTimeline } from '../PostTimeline';
import { useMessages } from './messages';

const PAGE = 20;

/** The quacks and replies with a hashtag in the order of the search's top. @param tag its key */
export function TopWithHashtag({ tag }: { tag: string }) {
  const w = useMessages();
  const search = { query: `#${tag}`, order: 'TOP' } as const;
  const answer = useSearchPostsQuery({
    variables: { ...search, timeZone, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const rows = useListRows({ field: 'searchPosts', args: search });
  const pages = usePages(answer, { pageInfo: answer.data && rows?.pageInfo, failure: w('failed') });
  return (
    <PostTimeline
      label={w('topList', { tag })}
      name="hashtag-top"
      ids={(answer.data && rows?.ids) ?? noRows}
      pages={pages}
      empty={<EmptyState drawing="lily" title={w('emptyNow', { tag })} text={w('emptyText')} />}
    />
  );
}
