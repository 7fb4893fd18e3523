import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Sparkline } from '../../../ui/charts/Sparkline';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from './messages';

interface HashtagHeadProps {
  /** What one can do with the hashtag. */
  action: ReactNode;
  /** Undefined until loaded. */
  hashtag:
    | {
        postCount: number;
        recentPostCount: number;
        history: readonly { postCount: number }[];
      }
    | undefined;
}

/** The usage of a hashtag: in total, today, and over the last seven days; and what one can do with it. */
export function HashtagHead({ hashtag, action }: HashtagHeadProps) {
  const w = useMessages();
  const formats = useFormats();
  if (!hashtag) {
    return (
      <div className={styles.head}>
        <Skeleton width="12rem" height="1.25rem" />
        <Skeleton width="6rem" height="2rem" />
      </div>
    );
  }
  const { postCount, recentPostCount } = hashtag;
  const days = hashtag.history.map((day) => day.postCount);
  return (
    <section aria-label={w('counts')} className={styles.head}>
      <p className={styles.counts}>
        <strong className={styles.total}>{w('quacks', { count: postCount })}</strong>
        {recentPostCount > 0 && <span className={styles.today}>{w('today', { count: recentPostCount })}</span>}
      </p>
      <Sparkline values={days} label={w('week', { counts: days.map((count) => formats.number(count)).join(', ') })} />
      <div className={styles.actions}>{action}</div>
    </section>
  );
}

const styles = sheet({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minHeight: '16',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    fontVariantNumeric: 'tabular-nums',
  },
  counts: { flex: '1', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  actions: { display: 'flex', gap: '2' },
  total: { fontSize: 'lg', fontWeight: 'bold' },
  today: { fontSize: 'sm', color: 'fg.muted' },
});
