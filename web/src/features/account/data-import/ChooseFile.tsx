import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { RestError } from '../../../graphql/errors';
import type { DataImportKind } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { FileField } from '../../../ui/form/FileField';
import { Row, Stack } from '../../../ui/layout/Layout';
import { rest } from '../../session/sign-in/rest';
import { useDataImportMessages } from './messages';

const KINDS = ['FOLLOWS', 'BLOCKS', 'MUTES', 'LISTS'] as const;
const MAX_BYTES = 2_000_000;
/** What the server refuses a file for, by its status. */
const PROBLEMS = { 400: 'notReadable', 409: 'underWay', 413: 'tooLarge' } as const;

interface ChooseFileProps {
  onUploaded: () => Promise<unknown>;
  onClose: () => void;
}

/** The first step: which file, and what it lists. */
export function ChooseFile({ onUploaded, onClose }: ChooseFileProps) {
  const t = useT();
  const w = useDataImportMessages();
  const [kind, setKind] = useState<DataImportKind>('FOLLOWS');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function choose(chosen: readonly File[]) {
    setFiles(chosen);
    setProblem(null);
    const guess = kindOf(chosen[0]?.name ?? '');
    if (guess) setKind(guess);
  }

  async function upload() {
    const [file] = files;
    if (!file) return setProblem(w('fileMissing'));
    if (file.size > MAX_BYTES) return setProblem(w('tooLarge'));
    setBusy(true);
    setProblem(null);
    try {
      const body = new FormData();
      body.set('file', file);
      await rest('POST', `/data-imports?kind=${kind.toLowerCase()}`, body);
      await onUploaded();
    } catch (error) {
      const known = error instanceof RestError && error.status in PROBLEMS;
      setProblem(
        known ? w(PROBLEMS[error.status as keyof typeof PROBLEMS]) : errorMessage(error, t, w('uploadFailed')),
      );
    }
    setBusy(false);
  }

  return (
    <Stack gap={4}>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <FileField
        label={w('file')}
        words={{ choose: w('choose'), drop: w('drop'), remove: (name) => w('removeFile', { name }) }}
        files={files}
        onFiles={choose}
        accept=".csv,text/csv,text/plain"
      />
      <RadioCards
        legend={w('kind')}
        stacked
        options={KINDS.map((value) => ({ value, label: w(value), hint: w(`${value}Hint`) }))}
        value={kind}
        onChange={setKind}
      />
      <Row justify="end" wrap>
        <Button variant="outline" onClick={onClose}>
          {t('states.cancel')}
        </Button>
        <Button loading={busy} onClick={() => void upload()}>
          {w('read')}
        </Button>
      </Row>
    </Stack>
  );
}

/** By the names that Mastodon gives its files. */
function kindOf(name: string): DataImportKind | null {
  if (/block/iu.test(name)) return 'BLOCKS';
  if (/mute/iu.test(name)) return 'MUTES';
  if (/^lists/iu.test(name)) return 'LISTS';
  return /follow/iu.test(name) ? 'FOLLOWS' : null;
}
