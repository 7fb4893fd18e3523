import { CircleHelp } from 'lucide-react';
import { Button } from '../../ui/Button';
import { PondDrawing } from '../../ui/pond/PondDrawing';
import { stateStyles as styles } from '../../ui/state-styles';
import { Operators } from './Operators';
import { openTips } from './SearchTips';
import { useWords } from './words';

/** In the place of what was found, where the search itself is mistyped: asking again would not help. */
export function Refused({ complaint }: { complaint: string }) {
  const w = useWords();
  return (
    <div role="alert" className={styles.root}>
      <PondDrawing of="reeds" />
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
