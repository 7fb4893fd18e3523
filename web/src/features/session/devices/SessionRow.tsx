import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { AppWindow, Laptop, Smartphone } from 'lucide-react';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { ExternalLink } from '../../../ui/navigation/TextLink';
import { useFormats } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { useScopeMessages } from '../apps/messages';
import { permissionsOf } from '../apps/scope-words';
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

/** A session of a device or an app, with a button to end it. */
export function SessionRow({ session: from, onEnd }: SessionRowProps) {
  const { data: session, complete } = useFragment({ fragment: SessionRow_SessionFragmentDoc, from });
  if (!complete) return null;
  return session.app === null ? (
    <DeviceRow session={session} onEnd={onEnd} />
  ) : (
    <AppRow session={session} app={session.app} onEnd={onEnd} />
  );
}

type RowProps = { session: SessionRow_SessionFragment } & Pick<SessionRowProps, 'onEnd'>;

function DeviceRow({ session: { id, userAgent, isCurrent, lastUsedAt, createdAt }, onEnd }: RowProps) {
  const w = useDeviceMessages();
  const deviceName = useDeviceName();
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
          {isCurrent ? w('inUse') : w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })} ·{' '}
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

function AppRow({ session, app, onEnd }: RowProps & { app: NonNullable<SessionRow_SessionFragment['app']> }) {
  const w = useDeviceMessages();
  const scopeWords = useScopeMessages();
  const formats = useFormats();
  const { id, scopes, lastUsedAt, createdAt } = session;
  const { name, website } = app;
  const permissions = permissionsOf(scopes ?? [], scopeWords, formats).map(({ short }) => short);
  return (
    <AccessRow
      icon={AppWindow}
      name={
        <>
          {/* Its lines begin where the page's do, whatever its language. */}
          <span>
            <bdi>{name}</bdi>
          </span>{' '}
          {website !== null && (
            <ExternalLink href={website} dir="ltr" className={styles.website}>
              {new URL(website).host}
            </ExternalLink>
          )}
        </>
      }
      lines={[
        scopeWords('may', { parts: formats.list(permissions) }),
        <>
          {w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })} ·{' '}
          {w.rich('letIn', { time: <InWords key="first" at={createdAt} /> })}
        </>,
      ]}
      action={
        onEnd && (
          <Button
            variant="outline"
            size="sm"
            aria-label={w('removeAccessOf', { app: name })}
            onClick={() => onEnd(id, name)}
          >
            {w('removeAccess')}
          </Button>
        )
      }
    />
  );
}

const styles = sheet({ website: { fontSize: 'sm', fontWeight: 'normal' } });
