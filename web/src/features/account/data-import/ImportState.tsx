import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Progress } from '../../../ui/feedback/Progress';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { saveFile } from '../../../ui/form/save-file';
import { type DataImportsQuery, useCancelDataImportMutation } from './DataImport.generated';
import { useDataImportMessages } from './messages';

export type DataImport = NonNullable<DataImportsQuery['viewer']>['dataImports'][number];

interface ImportStateProps {
  of: DataImport;
  onDismissed: () => Promise<unknown>;
}

/** How far a confirmed import is; at its end, what came of it. */
export function ImportState({ of, onDismissed }: ImportStateProps) {
  const t = useT();
  const w = useDataImportMessages();
  const formats = useFormats();
  const [wasRunning] = useState(of.state === 'RUNNING');
  const [cancel] = useCancelDataImportMutation();
  const { id, state, rowCount, processedCount, failedCount } = of;
  const kind = w(of.kind);

  async function dismiss() {
    try {
      await cancel({ variables: { id } });
      await onDismissed();
    } catch (error) {
      toast.error(errorMessage(error, t, w('cancelFailed')));
    }
  }

  if (state === 'RUNNING') {
    const valueText = w('progress', { done: formats.number(processedCount), all: formats.number(rowCount) });
    return <Progress label={w('running', { kind })} value={processedCount} max={rowCount} valueText={valueText} />;
  }
  const hasStopped = state === 'STOPPED';
  return (
    <Alert
      tone={hasStopped ? 'danger' : failedCount > 0 ? 'warning' : 'success'}
      live={wasRunning}
      action={failedCount > 0 && <FailuresButton id={id} kind={kind} />}
      onDismiss={() => void dismiss()}
    >
      {hasStopped ? w('stopped', { kind }) : w('done', { kind, count: rowCount - failedCount })}
      {failedCount > 0 && <> {w('failedRows', { count: failedCount })}</>}
    </Alert>
  );
}

function FailuresButton({ id, kind }: { id: string; kind: string }) {
  const t = useT();
  const w = useDataImportMessages();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { restFile } = await import('../../session/sign-in/rest');
      saveFile(await restFile(`/data-imports/${id}/failures`), 'import-failures.csv');
    } catch (error) {
      toast.error(errorMessage(error, t, w('downloadFailed')));
    }
    setBusy(false);
  }

  return (
    <Button size="sm" icon={Download} loading={busy} onClick={() => void save()}>
      {w('download', { kind })}
    </Button>
  );
}
