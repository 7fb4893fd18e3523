import { type ReactNode, useCallback } from 'react';
import { ListSearchField } from '../../../forms/ListSearchField';
import { type ListSearch, useListSearch } from '../../../forms/useListSearch';
import { VIEWER_CACHE_ID } from '../../../graphql/cache-edits';
import { useListRows } from '../../../graphql/list-rows';
import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { sheet } from '../../../ui/theme/sheet';
import { OffersUndo, ShowsPins } from '../../posts/card/saved-lists';
import { PinDetails } from '../../posts/pins/PinDetails';
import { usePinMessages } from '../../posts/pins/pin-messages';
import { useMyNodsQuery, useMyPinsQuery } from './SavedTimelines.generated';
import { useSavedListMessages } from './saved-messages';
import { FilterPlace } from '../../posts/filters/filter-place';
import { noRows, PostTimeline } from '../PostTimeline';
import { type PagedAnswer, type Pages, usePages } from '../../../graphql/usePages';

const PAGE = 20;
const MAX_QUERY = 200;

/** The posts that the viewer nodded at, latest nod first. */
export function MyNods() {
  const words = useSavedListMessages();
  const search = useListSearch();
  const { query } = search;
  const answer = useMyNodsQuery({ variables: { query, first: PAGE }, fetchPolicy: policyFor(query) });
  const saved = useSavedPosts(answer, answer.data?.viewer?.nods, 'nods', { query });
  return (
    <SavedTimeline
      {...saved}
      search={search}
      label={words('nods')}
      searchLabel={words('searchNods')}
      name="nods"
      title={words(query === undefined ? 'noNods' : 'noNodMatches')}
      text={words(query === undefined ? 'noNodsText' : 'noMatchesText')}
    />
  );
}

interface MyPinsProps {
  /** Null for all pins. */
  folderId: string | null;
  /** Its name, once it is known. */
  folderName: string | undefined;
}

/** The posts that the viewer pinned, latest pin first. */
export function MyPins({ folderId, folderName }: MyPinsProps) {
  const words = useSavedListMessages();
  const w = usePinMessages();
  const search = useListSearch();
  const { query } = search;
  const args = { query, folderId: folderId ?? undefined };
  const answer = useMyPinsQuery({
    variables: { ...args, first: PAGE },
    fetchPolicy: policyFor(query ?? args.folderId),
  });
  const saved = useSavedPosts(answer, answer.data?.viewer?.pins, 'pins', args);
  const pinDetails = useCallback(
    (id: string) => <PinDetails postId={id} showsFolder={folderId === null} />,
    [folderId],
  );
  const name = folderName ?? '';
  return (
    <ShowsPins value>
      <SavedTimeline
        {...saved}
        search={search}
        label={folderId === null ? words('pins') : w('pinsIn', { name })}
        searchLabel={folderId === null ? words('searchPins') : w('searchIn', { name })}
        name={folderId === null ? 'pins' : `pins-${folderId}`}
        above={pinDetails}
        title={query !== undefined ? words('noPinMatches') : folderId === null ? words('noPins') : w('folderEmpty')}
        text={
          query !== undefined
            ? words('noPinMatchesText')
            : folderId === null
              ? words('noPinsText')
              : w('folderEmptyText')
        }
      />
    </ShowsPins>
  );
}

/** What was saved since may belong to a search or a folder too. */
const policyFor = (query: string | undefined) => (query === undefined ? 'cache-first' : 'cache-and-network');

/** @param connection the first page, once it is here */
function useSavedPosts<Data>(
  answer: PagedAnswer<Data>,
  connection: unknown,
  field: 'nods' | 'pins',
  { query, folderId }: { query?: string | undefined; folderId?: string | undefined },
) {
  const t = useT();
  const rows = useListRows({
    of: VIEWER_CACHE_ID,
    field,
    args: { ...(query !== undefined && { query }), ...(folderId !== undefined && { folderId }) },
  });
  const isLoaded = Boolean(connection);
  const pages = usePages(answer, {
    pageInfo: isLoaded ? rows?.pageInfo : undefined,
    failure: t('errors.loadPosts'),
  });
  return { ids: (isLoaded && rows?.ids) || noRows, pages };
}

interface SavedTimelineProps {
  search: ListSearch;
  label: string;
  searchLabel: string;
  name: string;
  ids: readonly string[];
  above?: (id: string) => ReactNode;
  pages: Pages;
  title: string;
  text: string;
}

/** A list with a search field. Removing a post from it can be undone. */
function SavedTimeline({ search, label, searchLabel, name, ids, above, pages, title, text }: SavedTimelineProps) {
  const t = useT();
  return (
    <OffersUndo value>
      {search.isOffered(ids.length, pages.hasMore) && (
        <div className={styles.search}>
          <ListSearchField search={search} label={searchLabel} maxLength={MAX_QUERY} />
        </div>
      )}
      <FilterPlace value="PROFILES">
        <PostTimeline
          key={search.query}
          label={label}
          name={name}
          ids={ids}
          above={above}
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
