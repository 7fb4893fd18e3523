import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import type { Pages } from '../../../graphql/usePages';
import { PersonSkeleton } from './PersonRow';

const SKELETON_ROWS = 6;

interface ListedRowsProps<Person extends { id: string }> {
  /** The accessible name, where nothing around the list has it. */
  label?: string;
  nodes: readonly Person[];
  pages: Pages;
  empty: string;
  /** Said at the end, in place of "That's everyone"; empty says nothing. */
  end?: string;
  /** Renders a row. */
  children: (person: Person) => ReactNode;
}

/** People in a list of moderate length, with all of its states; invisible rows are not laid out. */
export function ListedRows<Person extends { id: string }>(props: ListedRowsProps<Person>) {
  const { label, nodes, pages, empty, end, children } = props;
  const t = useT();
  const { status, busy, hasMore, loadMore, retry, reason } = pages;

  if (status === 'failed') return <ErrorCard reason={reason ?? ''} onRetry={retry} busy={busy} />;
  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <PersonSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (nodes.length === 0)
    return (
      <p role="status" className={styles.note}>
        {empty}
      </p>
    );
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {nodes.map((person) => (
          <li key={person.id} className={styles.item}>
            {children(person)}
          </li>
        ))}
      </ul>
      {status === 'moreFailed' ? (
        <div role="alert" className={styles.failed}>
          {t(busy ? 'states.loadingMore' : 'states.moreFailed')}
          <Button variant="outline" size="sm" icon={RotateCcw} loading={busy} onClick={loadMore}>
            {t('states.retry')}
          </Button>
        </div>
      ) : hasMore ? (
        <More key={nodes.length} onSeen={loadMore} />
      ) : (
        end !== '' && <p className={styles.note}>{end ?? t('profiles.peopleEnd')}</p>
      )}
    </>
  );
}

/** Loads the next rows when it comes near the viewport. */
function More({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) seen.current();
      },
      { rootMargin: '240px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} aria-hidden>
      <PersonSkeleton />
    </div>
  );
}

const styles = sheet({
  list: { listStyle: 'none' },
  item: { contentVisibility: 'auto', containIntrinsicSize: 'auto 4rem' },
  note: { paddingBlock: '6', textAlign: 'center', color: 'fg.muted', fontSize: 'sm' },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
});
