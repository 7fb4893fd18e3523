import { useFormats } from '../../i18n/I18nProvider';
import { Skeleton } from '../../ui/Skeleton';
import { Sparkline } from '../../ui/Sparkline';
import { sheet } from '../../ui/theme/sheet';
import { useWords } from './words';

interface HashtagHeadProps {
  /** Absent while it is not there. */
  hashtag:
    | {
        postCount: number;
        recentPostCount: number;
        recentAuthorCount: number;
        history: readonly { postCount: number }[];
      }
    | undefined;
}

/** How much a hashtag is used: in all, today, and over the last seven days. */
export function HashtagHead({ hashtag }: HashtagHeadProps) {
  const w = useWords();
  const formats = useFormats();
  if (!hashtag) {
    return (
      <div className={styles.head}>
        <Skeleton width="12rem" height="1.25rem" />
        <Skeleton width="6rem" height="2rem" />
      </div>
    );
  }
  const { postCount, recentPostCount, recentAuthorCount } = hashtag;
  const days = hashtag.history.map((day) => day.postCount);
  return (
    <section aria-label={w('counts')} className={styles.head}>
      <p className={styles.counts}>
        <strong className={styles.total}>{w('quacks', { count: postCount })}</strong>
        {recentPostCount > 0 && (
          <span className={styles.today}>
            {w('today', { count: recentPostCount })} {w('authors', { count: recentAuthorCount })}
          </span>
        )}
      </p>
      <Sparkline values={days} label={w('week', { counts: days.map((count) => formats.number(count)).join(', ') })} />
    </section>
  );
}

const styles = sheet({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '16',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    fontVariantNumeric: 'tabular-nums',
  },
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  total: { fontSize: 'lg', fontWeight: 'bold' },
  today: { fontSize: 'sm', color: 'fg.muted' },
});
