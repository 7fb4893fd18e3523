import { ArrowUp, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/I18nProvider';
import { Button } from './Button';
import type { ListStatus } from './InfiniteList';
import { VisuallyHidden } from './VisuallyHidden';
import { sheet } from './theme/sheet';

interface ListFootProps {
  status: ListStatus;
  hasMore: boolean;
  onRetry: () => void;
  /** The rest, which failed, is asked for again. */
  busy?: boolean | undefined;
  skeleton: ReactNode;
}

/** What comes after the last row: more on its way, what went wrong, or the real end. */
export function ListFoot({ status, hasMore, onRetry, busy, skeleton }: ListFootProps) {
  const t = useT();
  if (status === 'moreFailed') {
    // By its key no other button takes the place of Retry, below the hand of whoever is on it.
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
      <span>{t('states.end')}</span>
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
  // Leads nowhere where the page fits the window.
  up: {
    '@supports (animation-timeline: scroll())': {
      visibility: 'hidden',
      animation: 'm-scrolls linear both',
      animationTimeline: 'scroll(root)',
    },
  },
  // Nothing moves in it: each bone that does is a layer of its own and asked for its style in every frame, and a browser counts as
  // seen what is up to a window and a half away.
  more: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 8.625rem',
    '& [data-bone]': { animation: 'none' },
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
