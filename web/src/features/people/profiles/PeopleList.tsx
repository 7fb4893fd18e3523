import { ListSearchField } from '../../../forms/ListSearchField';
import { type ListSearch, useListSearch } from '../../../forms/useListSearch';
import { type Pages, usePages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { useViewer } from '../../session/viewer/viewer';
import { sheet } from '../../../ui/theme/sheet';
import { type PeopleList_ConnectionFragment, useFollowersQuery, useFollowingQuery } from './PeopleList.generated';
import { PeopleRows } from './PeopleRows';

interface PeopleListProps {
  list: 'followers' | 'following';
  handle: string;
  name: string;
}

const PAGE = 20;
/** As many characters as the server reads. */
const MAX_QUERY = 60;

export function PeopleList(props: PeopleListProps) {
  return props.list === 'followers' ? <Followers {...props} /> : <Followed {...props} />;
}

function Followers({ handle, name }: PeopleListProps) {
  const t = useT();
  const search = useListSearch();
  const answer = useFollowersQuery({ variables: { handle, query: search.query, first: PAGE } });
  const people = answer.data?.user?.followers;
  const pages = usePages(answer, { pageInfo: people?.pageInfo, failure: t('errors.loadUser') });
  const before = answer.previousData?.user?.followers;
  const isOwn = useViewer()?.handle === handle;
  return (
    <Searched
      {...{ search, people, before, pages }}
      empty={t('profiles.noFollowers', { name })}
      areOwnFollowers={isOwn}
    />
  );
}

function Followed({ handle, name }: PeopleListProps) {
  const t = useT();
  const search = useListSearch();
  const answer = useFollowingQuery({ variables: { handle, query: search.query, first: PAGE } });
  const people = answer.data?.user?.following;
  const pages = usePages(answer, { pageInfo: people?.pageInfo, failure: t('errors.loadUser') });
  const before = answer.previousData?.user?.following;
  return <Searched {...{ search, people, before, pages }} empty={t('profiles.noFollowing', { name })} />;
}

interface SearchedProps {
  search: ListSearch;
  people: PeopleList_ConnectionFragment | undefined;
  /** What is shown until the next search is answered. */
  before: PeopleList_ConnectionFragment | undefined;
  pages: Pages;
  empty: string;
  areOwnFollowers?: boolean;
}

function Searched({ search, people, before, pages, empty, areOwnFollowers = false }: SearchedProps) {
  const t = useT();
  const isSearching = pages.status === 'loading' && before !== undefined;
  const edges = (isSearching ? before : people)?.edges ?? [];
  return (
    <>
      {search.isOffered(edges.length, pages.hasMore) && (
        <div className={styles.search}>
          <ListSearchField search={search} label={t('profiles.filterPeople')} maxLength={MAX_QUERY} />
        </div>
      )}
      <PeopleRows
        edges={edges}
        pages={isSearching ? { ...pages, status: 'ready' } : pages}
        empty={search.query === undefined ? empty : t('profiles.noMatches')}
        areOwnFollowers={areOwnFollowers}
      />
    </>
  );
}

const styles = sheet({
  // The outline of the field would be cut off by the list, which scrolls.
  search: { position: 'sticky', insetBlockStart: '0', zIndex: '1', padding: '1', margin: '-1', bg: 'bg.raised' },
});
