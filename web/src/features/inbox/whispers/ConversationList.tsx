import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ListSearchField } from '../../../forms/ListSearchField';
import { useListSearch } from '../../../forms/useListSearch';
import { useGaps } from '../../../graphql/reconnections';
import { useT } from '../../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { usePages } from '../../../graphql/usePages';
import { ConversationRow, ConversationSkeleton } from './ConversationRow';
import { useMessages } from './useMessages';
import { useConversationsQuery } from './Whispers.generated';

export const CONVERSATIONS_PAGE = 30;
const SKELETONS = 6;
/** As many characters as the server reads. */
const MAX_QUERY = 60;

/** The viewer's conversations, latest first. It stays mounted while conversations are opened. */
export function ConversationList() {
  const t = useT();
  const say = useMessages();
  const search = useListSearch();
  const isSearch = search.query !== undefined;
  const answer = useConversationsQuery({
    variables: { query: search.query, first: CONVERSATIONS_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data, refetch } = answer;
  const found = data?.viewer?.conversations;
  const pages = usePages(answer, {
    pageInfo: found?.pageInfo,
    failure: say('loadConversationsFailed'),
  });
  // The rows of before stay until a search is answered.
  const isSearching = pages.status === 'loading';
  const list = found ?? (isSearching ? answer.previousData?.viewer?.conversations : undefined);
  useGaps(() => void refetch().catch(() => undefined));

  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => pages.loadMore());
  const isWaiting = pages.status === 'ready' && pages.hasMore;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) more();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, list?.edges.length]);

  if (!list) {
    if (pages.status === 'failed') {
      return <ErrorCard reason={pages.reason ?? ''} onRetry={pages.retry} busy={pages.busy} />;
    }
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <ConversationSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (list.edges.length === 0 && !isSearch) {
    return (
      <div className={styles.empty}>
        <EmptyState
          drawing="lily"
          title={say('emptyTitle')}
          text={say('emptyText')}
          action={<ButtonLink to="/whispers/new">{say('new')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <>
      {search.isOffered(list.edges.length, pages.hasMore) && (
        <div className={styles.search}>
          <ListSearchField search={search} label={say('searchHint')} maxLength={MAX_QUERY} />
        </div>
      )}
      {list.edges.length === 0 && (
        <div role="status" className={styles.empty}>
          <EmptyState drawing="lily" title={say('noMatches')} text={say('noMatchesText')} />
        </div>
      )}
      <ul aria-label={say('conversations')} aria-busy={isSearching} className={styles.list}>
        {list.edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <ConversationRow conversation={node} />
          </li>
        ))}
      </ul>
      {pages.status === 'moreFailed' ? (
        <div role="alert" className={styles.failed}>
          <span>{t(pages.busy ? 'states.loadingMore' : 'states.moreFailed')}</span>
          <Button variant="outline" size="sm" icon={RotateCcw} loading={pages.busy} onClick={pages.loadMore}>
            {t('states.retry')}
          </Button>
        </div>
      ) : pages.hasMore ? (
        <div ref={end}>
          <ConversationSkeleton />
        </div>
      ) : (
        list.edges.length > CONVERSATIONS_PAGE && <p className={styles.end}>{t('states.end')}</p>
      )}
    </>
  );
}

const styles = sheet({
  search: { paddingInline: '4', paddingBlockEnd: '3' },
  list: { listStyle: 'none' },
  // Rows of equal height, so that invisible ones are not laid out.
  item: { contentVisibility: 'auto', containIntrinsicBlockSize: '4.75rem' },
  // Beside the other pane, only the text is shown.
  empty: { '& svg, & a': { '@media (min-width: 48rem)': { display: 'none' } } },
  // Only for lists that scroll.
  end: {
    paddingBlock: '6',
    textAlign: 'center',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    padding: '4',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
});
