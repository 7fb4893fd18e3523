import { Copy } from 'lucide-react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { Row, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { copyText } from '../../session/device/copy-text';
import { useSecurityMessages } from './messages';

/** Recovery codes, which can be read only now. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const w = useSecurityMessages();
  return (
    <Stack>
      <Alert tone="warning">{w('codesText')}</Alert>
      <ul aria-label={w('codes')} dir="ltr" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row justify="end" wrap className={styles.buttons}>
        <Button
          variant="outline"
          icon={Copy}
          onClick={() => void copyText(codes.join('\n'), w('copied'), w('copyFailed'))}
        >
          {w('copy')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {w('saved')}
        </Button>
      </Row>
    </Stack>
  );
}

const styles = sheet({
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '2',
    listStyle: 'none',
    padding: '0',
    margin: '0',
    fontFamily: 'mono',
  },
  buttons: { paddingBlockEnd: '5' },
});
