import { ListSearchField } from '../../../forms/ListSearchField';
import { useListSearch } from '../../../forms/useListSearch';
import { VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { useListRows } from '../../../graphql/list-rows';
import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { sheet } from '../../../ui/theme/sheet';
import { OffersUndo } from '../../posts/card/saved-lists';
import { useMyNodsQuery, useMyPinsQuery } from './SavedTimelines.generated';
import { useSavedListMessages } from './saved-messages';
import { FilterPlace } from '../../posts/filters/filter-place';
import { noRows, PostTimeline } from '../PostTimeline';
import { type Pages, usePages } from '../../../graphql/usePages';

const PAGE = 20;
const MAX_QUERY = 200;

/** The posts that the viewer nodded at, latest nod first. */
export function MyNods() {
  const t = useT();
  const words = useSavedListMessages();
  const answer = useMyNodsQuery({ variables: { first: PAGE } });
  const { data } = answer;
  const rows = useListRows({ of: VIEWER_CACHE_ID, field: 'nods' });
  const pages = usePages(answer, {
    pageInfo: data?.viewer?.nods && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  return (
    <SavedTimeline
      label={words('nods')}
      name="nods"
      ids={(data && rows?.ids) ?? noRows}
      pages={pages}
      title={words('noNods')}
      text={words('noNodsText')}
    />
  );
}

/** The posts that the viewer pinned, latest pin first. */
export function MyPins() {
  const t = useT();
  const words = useSavedListMessages();
  const search = useListSearch();
  const { query } = search;
  const answer = useMyPinsQuery({
    variables: { query, first: PAGE },
    // Posts that were pinned since may match too.
    fetchPolicy: query === undefined ? 'cache-first' : 'cache-and-network',
  });
  const { data } = answer;
  const rows = useListRows({ of: VIEWER_CACHE_ID, field: 'pins', args: query === undefined ? {} : { query } });
  const pages = usePages(answer, {
    pageInfo: data?.viewer?.pins && rows?.pageInfo,
    failure: t('errors.loadPosts'),
  });
  const ids = (data && rows?.ids) ?? noRows;
  const isFound = query !== undefined;
  return (
    <>
      {search.isOffered(ids.length, pages.hasMore) && (
        <div className={styles.search}>
          <ListSearchField search={search} label={words('searchPins')} maxLength={MAX_QUERY} />
        </div>
      )}
      <SavedTimeline
        key={query}
        label={words('pins')}
        name="pins"
        ids={ids}
        pages={pages}
        title={words(isFound ? 'noMatches' : 'noPins')}
        text={words(isFound ? 'noMatchesText' : 'noPinsText')}
      />
    </>
  );
}

interface SavedTimelineProps {
  label: string;
  name: string;
  ids: readonly string[];
  pages: Pages;
  title: string;
  text: string;
}

/** Removing a post from this list can be undone. */
function SavedTimeline({ label, name, ids, pages, title, text }: SavedTimelineProps) {
  const t = useT();
  return (
    <OffersUndo value>
      <FilterPlace value="PROFILES">
        <PostTimeline
          label={label}
          name={name}
          ids={ids}
          pages={pages}
          end={t('states.endOfFew')}
          empty={
            <EmptyState
              drawing="nest"
              title={title}
              text={text}
              action={<ButtonLink to="/stream">{t('profiles.toStream')}</ButtonLink>}
            />
          }
        />
      </FilterPlace>
    </OffersUndo>
  );
}

const styles = sheet({
  search: { paddingInline: { base: '4', md: '5' }, paddingBlock: '2' },
});
