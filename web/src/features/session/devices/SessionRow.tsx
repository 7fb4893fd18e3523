import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Laptop, Smartphone } from 'lucide-react';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { AccessRow } from './AccessRow';
import { InWords } from './InWords';
import { useDeviceName } from './useDeviceName';
import { readDevice } from '@mallard/rules/device';
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
    <AccessRow
      icon={readDevice(userAgent).isPhone ? Smartphone : Laptop}
      name={
        <>
          {name} {isCurrent && <Badge>{w('thisDevice')}</Badge>}
        </>
      }
      lines={[
        <>
          {w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })} ·{' '}
          {w.rich('signedIn', { time: <InWords key="first" at={createdAt} /> })}
        </>,
      ]}
      action={
        !isCurrent &&
        onEnd && (
          <Button variant="outline" size="sm" aria-label={w('endOf', { device: name })} onClick={() => onEnd(id, name)}>
            {w('end')}
          </Button>
        )
      }
    />
  );
}
