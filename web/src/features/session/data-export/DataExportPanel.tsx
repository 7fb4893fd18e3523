import { Download } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../ui/form/save-file';
import { Muted, Stack, Text } from '../../../ui/layout/Layout';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { useDataExportQuery, type DataExportQuery } from './DataExport.generated';
import { useDataExportMessages } from './messages';

const RequestDialog = lazyWithRetry(async () => ({
  default: (await import('./RequestExportDialog')).RequestExportDialog,
}));

/** How often a file that is being made is asked about. */
const POLL_MS = 5_000;
const MEGABYTE = 1_000_000;

type DataExport = NonNullable<NonNullable<DataExportQuery['viewer']>['dataExport']>;

/** The file with one's own data: asking for it, how far it is, and its download. @param as the level of its heading */
export function DataExportPanel({ as: Heading = 'h3' }: { as?: 'h2' | 'h3' }) {
  const t = useT();
  const w = useDataExportMessages();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const [isPolling, setIsPolling] = useState(false);
  const answer = useDataExportQuery({ fetchPolicy: 'cache-and-network', pollInterval: isPolling ? POLL_MS : 0 });
  const { data, loading, refetch } = answer;
  const viewer = data?.viewer;
  const error = useFailure(answer, viewer !== undefined);
  const file = viewer?.dataExport ?? null;
  const isWaiting = file?.state === 'WAITING';
  if (isWaiting !== isPolling) setIsPolling(isWaiting);
  const again = () => void refetch().catch(() => undefined);

  function begin() {
    setAsking(false);
    toast.success(w('asked'));
    again();
  }

  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading id={titleId} className={styles.title}>
          {w('title')}
        </Heading>
        <Text>{w('text')}</Text>
        {error ? (
          <ErrorCard reason={errorMessage(error, t, w('loadFailed'))} busy={loading} onRetry={again} />
        ) : viewer === undefined ? (
          <div role="status" aria-label={t('states.loading')}>
            <Skeleton height="2.75rem" width="12rem" />
          </div>
        ) : (
          <State file={file} onAsk={() => setAsking(true)} />
        )}
      </Stack>
      <Suspense fallback={null}>
        {asking && <RequestDialog onAsked={begin} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}

function State({ file, onAsk }: { file: DataExport | null; onAsk: () => void }) {
  const w = useDataExportMessages();
  const formats = useFormats();
  const day = (time: string) => formats.day(new Date(time));
  if (file?.state === 'WAITING') return <Alert live>{w('waiting')}</Alert>;
  if (file?.state === 'READY' && file.expiresAt !== null) {
    const size = w('megabytes', { count: Math.max(1, Math.round((file.bytes ?? 0) / MEGABYTE)) });
    return (
      <>
        <Alert tone="success" live action={<DownloadButton />}>
          {w('ready', { size, day: day(file.expiresAt) })}
        </Alert>
        <Muted>{w('next', { day: day(file.nextAt) })}</Muted>
      </>
    );
  }
  const hasFailed = file?.state === 'FAILED';
  return (
    <>
      {hasFailed && (
        <Alert tone="danger" live>
          {w('failed')}
        </Alert>
      )}
      <div>
        <Button variant="outline" onClick={onAsk}>
          {w(hasFailed ? 'askAgain' : 'ask')}
        </Button>
      </div>
    </>
  );
}

function DownloadButton() {
  const t = useT();
  const w = useDataExportMessages();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { restFile } = await import('../sign-in/rest');
      saveFile(await restFile('/data-export'), 'mallard-data.zip');
    } catch (error) {
      toast.error(errorMessage(error, t, w('downloadFailed')));
    }
    setBusy(false);
  }

  return (
    <Button size="sm" icon={Download} loading={busy} onClick={() => void save()}>
      {w('download')}
    </Button>
  );
}

const styles = sheet({ title: { fontSize: 'md', fontWeight: 'medium' } });
