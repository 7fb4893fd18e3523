import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useReportMessages } from './messages';
import { useRulesQuery } from './Reports.generated';

const SKELETONS = 5;

/** The rules of the site, in order. */
export function RulesList() {
  const t = useT();
  const w = useReportMessages();
  const { data, error, loading, refetch } = useRulesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data) {
    return error && !loading ? (
      <ErrorCard
        title={w('rulesFailed')}
        reason={errorMessage(error, t, w('rulesFailed'))}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Stack aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="2.5rem" />
        ))}
      </Stack>
    );
  }
  if (data.rules.length === 0) return <Muted role="status">{w('rulesEmpty')}</Muted>;
  return (
    <ol className={styles.list}>
      {data.rules.map(({ id, text, hint }) => (
        <li key={id} className={styles.rule}>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
          {hint && (
            <p dir="auto" className={styles.hint}>
              {hint}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const styles = sheet({
  list: { display: 'grid', gap: '3', margin: '0', paddingInlineStart: '6', listStyle: 'decimal', maxWidth: 'measure' },
  rule: { paddingInlineStart: '1', _marker: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } },
  text: { fontWeight: 'medium' },
  hint: { color: 'fg.muted', fontSize: 'sm' },
});
