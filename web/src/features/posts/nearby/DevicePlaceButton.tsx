import { CircleAlert, LocateFixed } from 'lucide-react';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { CoarsePlace } from './place';
import { useDevicePlace } from './useDevicePlace';
import { useMessages } from './messages';

interface DevicePlaceButtonProps {
  onFound: (place: CoarsePlace) => void;
  variant?: 'solid' | 'outline';
  centered?: boolean;
}

/** Uses the location of the device, or says why it is not available. */
export function DevicePlaceButton({ onFound, variant, centered }: DevicePlaceButtonProps) {
  const w = useMessages();
  const { ask, asking, failure } = useDevicePlace(onFound);
  return (
    <div className={cx(styles.root, centered && styles.centered)}>
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
  centered: { alignItems: 'center' },
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
