import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { SegmentedControl } from '../../../ui/form/Choices';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Muted, SectionHeading, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/text/useNow';
import { useHolds } from '../../session/viewer/claims';
import { AttentionPanel } from './AttentionPanel';
import { useAdminDashboardQuery } from './Dashboard.generated';
import { FigureTiles } from './FigureTiles';
import { HealthPanel, isWell } from './HealthPanel';
import { useDashboardMessages } from './useDashboardMessages';
import { FigureCard } from './FigureCard';
import { OverdueCases } from '../moderation/cases/OverdueCases';

const FailuresDrawer = lazyWithRetry(async () => ({ default: (await import('./FailuresDrawer')).FailuresDrawer }));

const RANGES = ['7', '30', '90'] as const;
type Range = (typeof RANGES)[number];
const isRange = (value: string | null): value is Range => RANGES.some((range) => range === value);

/** On one screen: what needs attention, activity figures and system health, which is first if something is wrong. */
export function Dashboard() {
  const t = useT();
  const w = useDashboardMessages();
  const seesCases = useHolds('reports.read');
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

  const figure = dashboard.figures.find((one) => one.figure === search.get('figure')) ?? dashboard.figures[0];
  const health = <HealthPanel health={dashboard.health} />;
  const isHealthy = isWell(dashboard.health) && !dashboard.attention.some(({ isUrgent }) => isUrgent);

  function show(name: string, value: string | null) {
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Stack gap={3}>
      <AttentionPanel attention={dashboard.attention} />
      {seesCases && (
        <Suspense fallback={null}>
          <OverdueCases />
        </Suspense>
      )}
      {/* What is wrong comes before what is going on. */}
      {!isHealthy && health}
      <section aria-labelledby="figures" className={styles.figures} aria-busy={!data || undefined}>
        <div className={styles.head}>
          <div className={styles.title}>
            <SectionHeading id="figures">{w('figures')}</SectionHeading>
            {dashboard.countedAt && <CountedAt instant={dashboard.countedAt} />}
          </div>
          <SegmentedControl
            legend={w('range')}
            hideLegend
            options={[
              { value: '7', label: w('days7') },
              { value: '30', label: w('days30') },
              { value: '90', label: w('days90') },
            ]}
            value={range}
            onChange={(days: Range) => show('days', days)}
          />
        </div>
        <FigureTiles
          figures={dashboard.figures}
          chosen={figure?.figure}
          onChoose={(chosen) => show('figure', chosen)}
        />
        {figure && <FigureCard key={figure.figure} figure={figure} />}
      </section>
      {isHealthy && health}
      {search.get('failures') === '1' && (
        <Suspense fallback={null}>
          <FailuresDrawer onClose={() => show('failures', null)} />
        </Suspense>
      )}
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
      {['3rem', '8rem', '18rem', '8rem'].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}

const styles = sheet({
  figures: { display: 'flex', flexDirection: 'column', gap: '3' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});
