import { ArrowUp, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../form/Button';
import type { ListStatus } from './list-status';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { sheet } from '../theme/sheet';

interface ListFootProps {
  status: ListStatus;
  hasMore: boolean;
  onRetry: () => void;
  /** Retries the next page. */
  busy?: boolean | undefined;
  skeleton: ReactNode;
  /** Said at the end, in place of "You're all caught up", which is for news. */
  end?: string | undefined;
  /** The list is too short to speak of having caught up. */
  few?: boolean;
}

/** The end of a list: loading more, an error, or the end. */
export function ListFoot({ status, hasMore, onRetry, busy, skeleton, end, few }: ListFootProps) {
  const t = useT();
  if (status === 'moreFailed') {
    // The key keeps React from reusing the Retry button, and its focus, for another one.
    return (
      <div key={status} role="alert" className={styles.failed}>
        <span>{t(busy ? 'states.loadingMore' : 'states.moreFailed')}</span>
        <Button variant="outline" size="sm" icon={RotateCcw} loading={busy} onClick={onRetry}>
          {t('states.retry')}
        </Button>
      </div>
    );
  }
  if (hasMore) {
    return (
      <>
        <VisuallyHidden role="status">{status === 'loadingMore' ? t('states.loadingMore') : ''}</VisuallyHidden>
        <div className={styles.more}>{skeleton}</div>
      </>
    );
  }
  return (
    <div className={styles.end}>
      <span>{end ?? t(few ? 'states.endOfFew' : 'states.end')}</span>
      <Button
        variant="ghost"
        size="sm"
        icon={ArrowUp}
        className={styles.up}
        onClick={() => window.scrollTo({ top: 0 })}
      >
        {t('states.backToTop')}
      </Button>
    </div>
  );
}

const styles = sheet({
  // Hidden if the page fits the viewport.
  up: {
    '@supports (animation-timeline: scroll())': {
      visibility: 'hidden',
      animation: 'm-scrolls linear both',
      animationTimeline: 'scroll(root)',
    },
  },
  // Not animated: each animated line would be a layer and be restyled in every frame, even a viewport and a half away.
  more: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 8.625rem',
    '& [data-skeleton]': { animation: 'none' },
  },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '4',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  end: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '8',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
