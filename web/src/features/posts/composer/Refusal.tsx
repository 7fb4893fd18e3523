import { CircleAlert, CloudOff, RotateCcw } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useComposerMessages } from './messages';

/** Why it wasn't sent, with a retry. */
export function Refusal({ words, onRetry }: { words: string; onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className={styles.refusal}>
      <Icon of={CircleAlert} size={18} />
      <p className={styles.words}>
        <span className={styles.reason}>{words}</span>
        {t('posts.kept')}
      </p>
      <Button variant="outline" size="sm" icon={RotateCcw} onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </div>
  );
}

/** It is sent by itself once the device is online. The page says that it is offline. */
export function WaitsForNetwork({ onCancel }: { onCancel: () => void }) {
  const t = useT();
  const w = useComposerMessages();
  return (
    <div role="alert" className={cx(styles.refusal, styles.waiting)}>
      <Icon of={CloudOff} size={18} />
      <p className={styles.words}>
        <span className={styles.reason}>{w('waits')}</span>
        {t('posts.kept')}
      </p>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {w('cancelSending')}
      </Button>
    </div>
  );
}

const styles = sheet({
  refusal: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlockEnd: '3',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  waiting: { bg: 'accent.subtle', color: 'fg.default' },
  // With large text on a phone, the button goes below.
  words: { flex: '1 1 10rem', minWidth: '0' },
  reason: { display: 'block', fontWeight: 'medium' },
});
