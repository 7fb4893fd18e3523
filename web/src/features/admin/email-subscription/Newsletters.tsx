import { errorMessage } from '../../../graphql/error-messages';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useT } from '../../../i18n/I18nProvider';
import { PenLine } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { NewsletterCard } from './NewsletterCard';
import { NewslettersDocument, useNewslettersQuery } from './Newsletters.generated';
import { useMessages } from './useMessages';

const PAGE = 10;
/** The server's limit. */
const MAX_PAGE = 100;

/** The sent issues, newest first, with their progress. */
export function Newsletters({ onWrite }: { onWrite: () => void }) {
  const t = useT();
  const w = useMessages();
  const { data, error, loading, refetch, fetchMore } = useNewslettersQuery({
    variables: {},
    fetchPolicy: 'cache-and-network',
  });
  // Others send issues too, and scheduled ones become due. As many as are shown, so that the list doesn't get shorter.
  const shown = data?.newsletters.edges.length ?? 0;
  useRefreshWhileVisible(NewslettersDocument, { first: Math.min(Math.max(PAGE, shown), MAX_PAGE) });

  if (!data && error) {
    return (
      <ErrorCard
        title={w('issuesFailed')}
        reason={errorMessage(error, t, w('issuesFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Stack>
          {[1, 2].map((row) => (
            <Skeleton key={row} height="9rem" />
          ))}
        </Stack>
      </div>
    );
  }
  const { edges, pageInfo } = data.newsletters;
  if (edges.length === 0) {
    return (
      <EmptyState
        drawing="nest"
        title={w('noIssues')}
        text={w('noIssuesText')}
        action={
          <Button icon={PenLine} onClick={onWrite}>
            {w('write')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={w('newsletters')} className={styles.list}>
        {edges.map(({ node }) => (
          <NewsletterCard key={node.id} newsletter={node} />
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } }).catch(() => undefined)}
        >
          {w('showMore')}
        </Button>
      )}
    </>
  );
}

const styles = sheet({
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'flex', flexDirection: 'column', gap: '4' },
  more: { marginBlockStart: '4' },
});
