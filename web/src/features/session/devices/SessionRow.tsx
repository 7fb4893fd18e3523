import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Laptop, Smartphone } from 'lucide-react';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { InWords } from './InWords';
import { useDeviceName } from './useDeviceName';
import { readDevice } from './device';
import { type SessionRow_SessionFragment, SessionRow_SessionFragmentDoc } from './Sessions.generated';
import { useDeviceMessages } from './messages';

interface SessionRowProps {
  session: FragmentType<SessionRow_SessionFragment>;
  /** Called with the name of the device, for the confirmation. */
  onEnd?: ((id: string, device: string) => void) | undefined;
}

/** A session on a device, with a button to end it. */
export function SessionRow({ session: from, onEnd }: SessionRowProps) {
  const w = useDeviceMessages();
  const deviceName = useDeviceName();
  const { data: session, complete } = useFragment({ fragment: SessionRow_SessionFragmentDoc, from });
  if (!complete) return null;

  const { id, userAgent, isCurrent, lastUsedAt, createdAt } = session;
  const name = deviceName(userAgent);
  return (
    <li className={styles.row}>
      <Icon of={readDevice(userAgent).isPhone ? Smartphone : Laptop} size={22} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isCurrent && <Badge>{w('thisDevice')}</Badge>}
        </p>
        <p className={styles.when}>
          {w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })} ·{' '}
          {w.rich('signedIn', { time: <InWords key="first" at={createdAt} /> })}
        </p>
      </div>
      {!isCurrent && onEnd && (
        <Button variant="outline" size="sm" aria-label={w('endOf', { device: name })} onClick={() => onEnd(id, name)}>
          {w('end')}
        </Button>
      )}
    </li>
  );
}

const styles = sheet({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  icon: { color: 'fg.muted', flexShrink: '0' },
  words: { flex: '1', minWidth: '0' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'medium' },
  when: { fontSize: 'sm', color: 'fg.muted' },
});
