import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useFormats, useLanguage } from '../../../i18n/I18nProvider';
import { Chart, type ChartPoint } from '../../../ui/charts/Chart';
import { DataTable } from '../../../ui/charts/DataTable';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { AdminDashboardQuery } from './Dashboard.generated';
import { dateOf, inPercent } from './quantities';
import { useDashboardMessages } from './useDashboardMessages';

type Figure = AdminDashboardQuery['adminDashboard']['figures'][number];

/** A figure: its total, its change, a chart by day and a table. */
export function FigureCard({ figure: { figure, total, previousTotal, days } }: { figure: Figure }) {
  const w = useDashboardMessages();
  const formats = useFormats();
  const title = w(figure);
  const headingId = `figure-${figure}`;
  const now = new Date();
  const points: ChartPoint[] = days.map(({ day, value }) => ({
    label: formats.day(dateOf(day)),
    short: shortDay(dateOf(day)),
    value,
  }));
  const most = points.reduce<ChartPoint | undefined>(
    (best, one) => (best && best.value >= one.value ? best : one),
    undefined,
  );

  function shortDay(date: Date): string {
    // `ago` formats the date without its year if it is the current one.
    return formats.ago(date, new Date(Math.max(now.getTime(), date.getTime() + 8 * 86_400_000)));
  }

  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <p className={styles.total}>
          <span className={styles.number}>{formats.number(total)}</span>{' '}
          <span className={styles.unit}>
            {figure === 'ACTIVE_PEOPLE' ? w('perDay') : w('inRange', { count: days.length })}
          </span>
        </p>
        <Change now={total} before={previousTotal} count={days.length} />
      </div>
      <Chart
        title={title}
        summary={w(figure === 'ACTIVE_PEOPLE' ? 'summaryActive' : 'summary', {
          title,
          count: days.length,
          total: formats.number(total),
          most: formats.number(most?.value ?? 0),
          day: most?.label ?? '',
        })}
        points={points}
        kind={days.length <= 7 ? 'bars' : 'line'}
      />
      <DataTable
        label={w('showTable', { title })}
        caption={w('tableCaption', { title })}
        columns={[w('day'), title]}
        points={points}
      />
    </section>
  );
}

function Change({ now, before, count }: { now: number; before: number; count: number }) {
  const w = useDashboardMessages();
  const { language } = useLanguage();
  const difference = now - before;
  // No change is shown if the earlier value is zero.
  const icon = before === 0 ? Minus : difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : Minus;
  const percent = before === 0 ? '' : inPercent(Math.abs(difference) / before, language);
  const text =
    difference === 0
      ? w('same', { count })
      : before === 0
        ? w('fresh', { count })
        : difference > 0
          ? w('up', { percent, count })
          : w('down', { percent, count });
  return (
    <p className={cx(styles.change, difference > 0 && before > 0 && styles.more)}>
      <Icon of={icon} size={16} directional />
      {text}
    </p>
  );
}

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    minWidth: '0',
  },
  head: { display: 'flex', flexDirection: 'column', gap: '1' },
  title: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', letterSpacing: 'normal' },
  total: { lineHeight: 'tight' },
  number: { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  unit: { fontSize: 'sm', color: 'fg.muted' },
  change: { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'sm', color: 'fg.muted' },
  more: { color: 'brand.fg' },
});
