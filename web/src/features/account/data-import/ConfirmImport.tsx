import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import type { DataImportMode } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { RadioCards } from '../../../ui/form/Choices';
import { Row, Stack, Text } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { useCancelDataImportMutation, useConfirmDataImportMutation } from './DataImport.generated';
import type { DataImport } from './ImportState';
import { useDataImportMessages } from './messages';

/** Failures that a row may have before it was tried. */
const KNOWN = { NOT_FOUND: true, ELSEWHERE: true, INVALID: true, SELF: true } as const;

interface ConfirmImportProps {
  preview: DataImport;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** The second step: what the file would do, and the go-ahead. */
export function ConfirmImport({ preview, onChanged, onClose }: ConfirmImportProps) {
  const t = useT();
  const w = useDataImportMessages();
  const { id, kind, rowCount, foundCount, presentCount, removableCount, firstRows } = preview;
  const [mode, setMode] = useState<DataImportMode>('MERGE');
  const [problem, setProblem] = useState<string | null>(null);
  const [confirm, { loading: isConfirming }] = useConfirmDataImportMutation();
  const [cancel, { loading: isCancelling }] = useCancelDataImportMutation();

  async function begin() {
    try {
      await confirm({ variables: { id, mode } });
      toast.success(w('begun'));
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, t, w('confirmFailed')));
    }
    await onChanged();
  }

  async function chooseAnother() {
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      setProblem(errorMessage(error, t, w('cancelFailed')));
    }
    await onChanged();
  }

  return (
    <Stack gap={4}>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <ul className={styles.facts}>
        <li>{w('rows', { count: rowCount })}</li>
        <li>{w('found', { count: foundCount })}</li>
        {presentCount > 0 && <li>{w('present', { count: presentCount })}</li>}
        {rowCount > foundCount && <li>{w('missing', { count: rowCount - foundCount })}</li>}
      </ul>
      <table className={styles.table}>
        <caption className={styles.caption}>{w('firstRows')}</caption>
        <tbody>
          {firstRows.map(({ address, failure, isPresent }, index) => (
            // In lists, an account may be in several rows.
            <tr key={`${address} ${index}`}>
              <th scope="row" className={styles.address}>
                <bdi dir="ltr">{address}</bdi>
              </th>
              <td className={styles.outcome}>
                {failure === null
                  ? w(isPresent ? 'isPresent' : 'willAdd')
                  : w(failure in KNOWN ? (failure as keyof typeof KNOWN) : 'otherFailure')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'LISTS' ? (
        <Text>{w('listsOnlyAdd')}</Text>
      ) : (
        <RadioCards
          legend={w('mode')}
          stacked
          options={[
            { value: 'MERGE', label: w('MERGE'), hint: w('MERGEHint') },
            { value: 'REPLACE', label: w('REPLACE'), hint: w('REPLACEHint', { count: removableCount }) },
          ]}
          value={mode}
          onChange={setMode}
        />
      )}
      <Row justify="end" wrap>
        <Button variant="outline" loading={isCancelling} onClick={() => void chooseAnother()}>
          {w('back')}
        </Button>
        <Button
          variant={mode === 'REPLACE' && removableCount > 0 ? 'danger' : undefined}
          loading={isConfirming}
          onClick={() => void begin()}
        >
          {w(mode === 'REPLACE' ? 'replace' : 'confirm')}
        </Button>
      </Row>
    </Stack>
  );
}

const styles = sheet({
  facts: { display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '5', margin: '0' },
  table: { width: 'full', fontSize: 'sm', borderCollapse: 'collapse' },
  caption: { textAlign: 'start', fontWeight: 'medium', paddingBlockEnd: '1.5' },
  address: { fontWeight: 'normal', textAlign: 'start', paddingBlock: '1', overflowWrap: 'anywhere' },
  outcome: { color: 'fg.muted', textAlign: 'end', paddingBlock: '1', paddingInlineStart: '3' },
});
