import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { ErrorCard } from '../../ui/ErrorCard';
import { Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';

interface FirstRowsProps {
  error: unknown;
  /** What failed, for when the server has no words. */
  failure: string;
  loading: boolean;
  onRetry: () => Promise<unknown>;
  rows: number;
  /** Of a row, as CSS says it. */
  height: string;
}

/** What stands where rows will be: their shapes while they are on the way, and why they did not come. */
export function FirstRows({ error, failure, loading, onRetry, rows, height }: FirstRowsProps) {
  const t = useT();
  if (error) {
    return (
      <ErrorCard
        title={failure}
        reason={errorMessage(error, t, failure)}
        busy={loading}
        onRetry={() => void onRetry().catch(() => undefined)}
      />
    );
  }
  return (
    <div role="status" aria-label={t('states.loading')}>
      <Stack gap={3}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={height} />
        ))}
      </Stack>
    </div>
  );
}
