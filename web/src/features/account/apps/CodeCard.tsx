import { Copy } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import { Text } from '../../../ui/layout/Layout';
import { sheet } from '../../../ui/theme/sheet';
import { copyText } from '../../session/device/copy-text';
import { GuestCard } from '../GuestCard';
import { useAppMessages } from './messages';

/** The code, for programs to which no browser can send it, such as those of a terminal. */
export function CodeCard({ app, code }: { app: string; code: string }) {
  const w = useAppMessages();
  return (
    <GuestCard title={w('page')} heading={w('codeTitle')}>
      <Text role="status">{w.rich('codeText', { app: <bdi key="app">{app}</bdi> })}</Text>
      <TextField
        label={w('code')}
        value={code}
        readOnly
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        className={styles.code}
        onFocus={(event) => event.target.select()}
      />
      <Button
        icon={Copy}
        size="lg"
        full
        data-autofocus
        onClick={() => void copyText(code, w('copied'), w('copyFailed'))}
      >
        {w('copy')}
      </Button>
    </GuestCard>
  );
}

const styles = sheet({ code: { '& input': { fontFamily: 'mono', fontSize: 'sm' } } });
