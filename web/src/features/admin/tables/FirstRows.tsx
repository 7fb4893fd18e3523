import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';

interface FirstRowsProps {
  error: unknown;
  /** The fallback if the server sends no message. */
  failure: string;
  loading: boolean;
  onRetry: () => Promise<unknown>;
  rows: number;
  /** The height of a row, as CSS. */
  height: string;
}

/** Shown instead of rows: skeletons while they load, or an error. */
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
