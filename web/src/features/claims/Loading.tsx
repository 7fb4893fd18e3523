import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { ErrorCard } from '../../ui/ErrorCard';
import { Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { useClaimsWords } from './words';

interface LoadingProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of what is loading, or of what could not be loaded. */
export function Loading({ error, onRetry }: LoadingProps) {
  const t = useT();
  const w = useClaimsWords();
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
