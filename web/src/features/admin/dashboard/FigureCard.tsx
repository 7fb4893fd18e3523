import { useFormats } from '../../../i18n/I18nProvider';
import { Chart, type ChartPoint } from '../../../ui/charts/Chart';
import { DataTable } from '../../../ui/charts/DataTable';
import { sheet } from '../../../ui/theme/sheet';
import type { AdminDashboardQuery } from './Dashboard.generated';
import { FigureChange } from './FigureChange';
import { dateOf } from './quantities';
import { useDashboardMessages } from './useDashboardMessages';
import { useNow } from '../../../ui/text/useNow';

type Figure = AdminDashboardQuery['adminDashboard']['figures'][number];

/** A figure day by day: its change, a chart and a table. */
export function FigureCard({ figure: { figure, total, previousTotal, days } }: { figure: Figure }) {
  const w = useDashboardMessages();
  const formats = useFormats();
  const title = w(figure);
  const headingId = `figure-${figure}`;
  const now = useNow();
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
        <FigureChange now={total} before={previousTotal} count={days.length} />
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

const styles = sheet({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    paddingInline: { base: '3', md: '5' },
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    bg: 'bg.card',
    minWidth: '0',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4' },
  title: { fontSize: 'md', fontWeight: 'medium' },
});
