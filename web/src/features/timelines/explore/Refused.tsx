import { CircleHelp } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { LineDrawing } from '../../../ui/media/pond/LineDrawing';
import { stateStyles as styles } from '../../../ui/feedback/state-styles';
import { Operators } from './Operators';
import { openTips } from './SearchTips';
import { useMessages } from './messages';

/** Shown for an invalid search, where a retry would not help. */
export function Refused({ complaint }: { complaint: string }) {
  const w = useMessages();
  return (
    <div role="alert" className={styles.root}>
      <LineDrawing of="reeds" />
      <h2 className={styles.title}>{w('refused')}</h2>
      <p className={styles.text}>
        <Operators text={complaint} />
      </p>
      <Button variant="outline" icon={CircleHelp} className={styles.action} onClick={openTips}>
        {w('tips')}
      </Button>
    </div>
  );
}
