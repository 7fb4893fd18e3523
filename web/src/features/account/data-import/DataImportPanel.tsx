import { Suspense, useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { Stack, Text } from '../../../ui/layout/Layout';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { useDataImportsQuery } from './DataImport.generated';
import { ImportState } from './ImportState';
import { useDataImportMessages } from './messages';

const ImportDialog = lazyWithRetry(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** How often an import that is being done is asked about. */
const POLL_MS = 2_000;

/** Lists of accounts from other sites: uploading them, how far they are, and what failed. */
export function DataImportPanel() {
  const t = useT();
  const w = useDataImportMessages();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPolling, setIsPolling] = useState(false);
  const answer = useDataImportsQuery({ fetchPolicy: 'cache-and-network', pollInterval: isPolling ? POLL_MS : 0 });
  const { data, loading, refetch } = answer;
  const imports = data?.viewer?.dataImports;
  const error = useFailure(answer, imports !== undefined);
  const isRunning = imports?.some(({ state }) => state === 'RUNNING') ?? false;
  if (isRunning !== isPolling) setIsPolling(isRunning);
  const preview = imports?.find(({ state }) => state === 'PREVIEW') ?? null;
  const again = () => refetch().catch(() => undefined);

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <h3 id={titleId} className={styles.title}>
          {w('title')}
        </h3>
        <Text>
          {w('text')} <TextLink to="/help/t/move-in-and-out">{w('help')}</TextLink>
        </Text>
        {error ? (
          <ErrorCard reason={errorMessage(error, t, w('loadFailed'))} busy={loading} onRetry={() => void again()} />
        ) : imports === undefined ? (
          <div role="status" aria-label={t('states.loading')}>
            <Skeleton height="2.75rem" width="12rem" />
          </div>
        ) : (
          <>
            {imports.map(
              (each) => each.state !== 'PREVIEW' && <ImportState key={each.id} of={each} onDismissed={again} />,
            )}
            {!isRunning && (
              <div>
                <Button variant="outline" onClick={() => setIsOpen(true)}>
                  {w(preview ? 'resume' : 'start')}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <ImportDialog preview={preview} onChanged={again} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </section>
  );
}

const styles = sheet({ title: { fontSize: 'md', fontWeight: 'medium' } });
