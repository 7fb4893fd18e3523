import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useClaimsMessages } from './messages';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
}

/** The state while claims load, or after a failure. */
export function Loading({ error, onRetry }: LoadingProps) {
  const t = useT();
  const w = useClaimsMessages();
  if (error)
    return <ErrorCard title={w('loadFailed')} reason={errorMessage(error, t, w('loadFailed'))} onRetry={onRetry} />;
  return (
    <div role="status" aria-label={t('states.loading')}>
      <Stack gap={3}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="4rem" />
        ))}
      </Stack>
    </div>
  );
}
