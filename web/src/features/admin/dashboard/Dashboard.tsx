import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { SegmentedControl } from '../../../ui/form/Choices';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, SectionHeading, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import { AttentionPanel } from './AttentionPanel';
import { useAdminDashboardQuery } from './Dashboard.generated';
import { FigureCard } from './FigureCard';
import { HealthPanel } from './HealthPanel';
import { useDashboardMessages } from './useDashboardMessages';

const RANGES = ['7', '30', '90'] as const;
type Range = (typeof RANGES)[number];
const isRange = (value: string | null): value is Range => RANGES.some((range) => range === value);

/** What needs attention, activity figures and system health. */
export function Dashboard() {
  const t = useT();
  const w = useDashboardMessages();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('days');
  const range = isRange(wanted) ? wanted : '30';
  const { data, previousData, error, loading, refetch } = useAdminDashboardQuery({
    variables: { days: Number(range) },
    fetchPolicy: 'cache-and-network',
  });
  // The previous range stays while another one loads.
  const dashboard = (data ?? previousData)?.adminDashboard;

  if (!dashboard && error) {
    return (
      <ErrorCard
        title={w('failedToLoad')}
        reason={errorMessage(error, t, w('failedToLoad'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!dashboard) return <Waiting />;

  return (
    <Stack gap={8}>
      <AttentionPanel attention={dashboard.attention} />
      <section aria-labelledby="figures" className={styles.figures} aria-busy={!data || undefined}>
        <div className={styles.head}>
          <SectionHeading id="figures">{w('figures')}</SectionHeading>
          <SegmentedControl
            legend={w('range')}
            hideLegend
            options={[
              { value: '7', label: w('days7') },
              { value: '30', label: w('days30') },
              { value: '90', label: w('days90') },
            ]}
            value={range}
            onChange={(days: Range) => setSearch({ days }, { replace: true, preventScrollReset: true })}
          />
        </div>
        {dashboard.countedAt && <CountedAt instant={dashboard.countedAt} />}
        {dashboard.figures.map((figure) => (
          <FigureCard key={figure.figure} figure={figure} />
        ))}
      </section>
      <HealthPanel health={dashboard.health} />
    </Stack>
  );
}

function CountedAt({ instant }: { instant: string }) {
  const w = useDashboardMessages();
  const formats = useFormats();
  return <Muted>{w('countedAt', { ago: formats.agoInWords(new Date(instant), useNow()) })}</Muted>;
}

function Waiting() {
  const t = useT();
  return (
    <div role="status" aria-label={t('states.loading')} className={styles.figures}>
      {['6rem', '22rem', '22rem'].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

const styles = sheet({
  figures: { display: 'flex', flexDirection: 'column', gap: '4' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});
