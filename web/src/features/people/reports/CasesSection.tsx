import { Children, type ReactNode, useId } from 'react';
import type { Pages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { useCaseMessages } from './case-messages';

const SKELETONS = 2;

export interface CasesSectionProps {
  /** The level of the heading; h3 by default. */
  as?: 'h2' | 'h3';
  title: string;
  count: number;
  pages: Pages;
  empty: string;
  /** The rows. */
  children: ReactNode;
}

/** A list of decisions or reports with its states. */
export function CasesSection({ as: Heading = 'h3', title, count, pages, empty, children }: CasesSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <Rows title={title} count={count} pages={pages} empty={empty}>
        {children}
      </Rows>
    </section>
  );
}

function Rows({ title, count, pages, empty, children }: CasesSectionProps) {
  const t = useT();
  const w = useCaseMessages();
  const { status, busy, hasMore, loadMore, retry, reason } = pages;
  if (status === 'failed') return <ErrorCard reason={reason ?? ''} onRetry={retry} busy={busy} />;
  if (status === 'loading')
    return (
      <Stack aria-busy="true">
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="5rem" />
        ))}
      </Stack>
    );
  if (count === 0) return <Muted role="status">{empty}</Muted>;
  return (
    <>
      <ul aria-label={title} className={styles.list}>
        {Children.map(children, (row) => (
          <li className={styles.item}>{row}</li>
        ))}
      </ul>
      {status === 'moreFailed' && <Muted role="alert">{t('states.moreFailed')}</Muted>}
      {hasMore && (
        <Button
          variant="outline"
          size="sm"
          loading={busy || status === 'loadingMore'}
          aria-label={`${w('more')}: ${title}`}
          onClick={loadMore}
        >
          {status === 'moreFailed' ? t('states.retry') : w('more')}
        </Button>
      )}
    </>
  );
}

const styles = sheet({
  title: { fontSize: 'md', fontWeight: 'medium', marginBlockEnd: '1' },
  list: { listStyle: 'none', marginBlockEnd: '2' },
  item: { paddingBlock: '4', '& + &': { borderBlockStartWidth: '1px', borderColor: 'border.hairline' } },
});
