import { Copy } from 'lucide-react';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Row, Stack } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { copyText } from '../../session/device/copy-text';
import { useTokenMessages } from './messages';

/** The new token, which can be read only now. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const w = useTokenMessages();
  return (
    <Stack>
      <Alert tone="warning">{w('newText')}</Alert>
      <TextField
        label={w('token')}
        value={token}
        readOnly
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        className={styles.token}
        onFocus={(event) => event.target.select()}
      />
      <Row justify="end" className={styles.buttons}>
        <Button variant="ghost" onClick={onClose}>
          {w('done')}
        </Button>
        <Button icon={Copy} data-autofocus onClick={() => void copyText(token, w('copied'), w('copyFailed'))}>
          {w('copy')}
        </Button>
      </Row>
    </Stack>
  );
}

const styles = sheet({
  token: { '& input': { fontFamily: 'mono', fontSize: 'sm' } },
  buttons: { paddingBlockEnd: '5' },
});
