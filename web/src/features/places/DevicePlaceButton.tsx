import { CircleAlert, LocateFixed } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { sheet } from '../../ui/theme/sheet';
import type { CoarsePlace } from './place';
import { useDevicePlace } from './useDevicePlace';
import { useWords } from './words';

interface DevicePlaceButtonProps {
  onFound: (place: CoarsePlace) => void;
  variant?: 'solid' | 'outline';
}

/** Asks the device where it is, and says why where it does not tell. */
export function DevicePlaceButton({ onFound, variant }: DevicePlaceButtonProps) {
  const w = useWords();
  const { ask, asking, failure } = useDevicePlace(onFound);
  return (
    <div className={styles.root}>
      <Button icon={LocateFixed} variant={variant} loading={asking} onClick={ask}>
        {asking ? w('asking') : w('device')}
      </Button>
      <div role="status" className={styles.status}>
        {failure && (
          <p className={styles.failure}>
            <Icon of={CircleAlert} size={18} />
            {w(failure)}
          </p>
        )}
      </div>
    </div>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start' },
  status: { width: 'full' },
  failure: {
    display: 'flex',
    gap: '2',
    marginBlockStart: '3',
    padding: '3',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
    maxWidth: 'measure',
  },
});
