import { useT } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Layout';

const ROWS = 8;

/** Shown while a table or its rows load. */
export function TableSkeleton({ rows = ROWS }: { rows?: number }) {
  const t = useT();
  return (
    <div role="status" aria-label={t('states.loading')}>
      <Stack gap={3}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="2.5rem" />
        ))}
      </Stack>
    </div>
  );
}
