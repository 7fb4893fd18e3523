import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGaps } from '../../graphql/reconnections';
import { useT } from '../../i18n/I18nProvider';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../ui/ErrorCard';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { sheet } from '../../ui/theme/sheet';
import { usePages } from '../timelines/usePages';
import { ConversationRow, ConversationSkeleton } from './ConversationRow';
import { useWords } from './useWords';
import { useConversationsQuery } from './Whispers.generated';

export const CONVERSATIONS_PAGE = 30;
const SKELETONS = 6;

/** The viewer's conversations, the latest first. It stays as it is while one of them after another is opened. */
export function ConversationList() {
  const t = useT();
  const say = useWords();
  const answer = useConversationsQuery({
    variables: { first: CONVERSATIONS_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data, refetch } = answer;
  const list = data?.viewer?.conversations;
  const pages = usePages(answer, {
    pageInfo: list?.pageInfo,
    failure: say('loadConversationsFailed'),
  });
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
  if (list.edges.length === 0) {
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
      <ul aria-label={say('conversations')} className={styles.list}>
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
  list: { listStyle: 'none' },
  // Rows of one height, so that those out of sight need not be laid out.
  item: { contentVisibility: 'auto', containIntrinsicBlockSize: '4.75rem' },
  // In the strip of faces there is no room for it. Beside the other pane it is words alone: that one has the picture and the way on.
  empty: {
    display: { base: 'block', md: 'none', lg: 'block' },
    '& svg, & a': { display: { md: 'none' } },
  },
  // Of a list that one had to scroll for; in the strip of faces there is no room for it.
  end: {
    display: { base: 'block', md: 'none', lg: 'block' },
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
