import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Laptop, Smartphone } from 'lucide-react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { useNow } from '../../../ui/useNow';
import { useDeviceName } from './useDeviceName';
import { readDevice } from './device';
import { type SessionRow_SessionFragment, SessionRow_SessionFragmentDoc } from './Sessions.generated';

interface SessionRowProps {
  session: FragmentType<SessionRow_SessionFragment>;
  /** With the device in words, for the question that follows. */
  onEnd?: ((id: string, device: string) => void) | undefined;
}

/** One device, and the way to sign it out. */
export function SessionRow({ session: from, onEnd }: SessionRowProps) {
  const t = useT();
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
          {name} {isCurrent && <Badge>{t('profile.thisDevice')}</Badge>}
        </p>
        <p className={styles.when}>
          {t.rich('profile.lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })} ·{' '}
          {t.rich('profile.signedIn', { time: <InWords key="first" at={createdAt} /> })}
        </p>
      </div>
      {!isCurrent && onEnd && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('profile.endOf', { device: name })}
          onClick={() => onEnd(id, name)}
        >
          {t('profile.end')}
        </Button>
      )}
    </li>
  );
}

/** Within a sentence: "3 hours ago". */
function InWords({ at }: { at: string }) {
  const formats = useFormats();
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} data-tooltip={formats.moment(date)}>
      {formats.agoInWords(date, now)}
    </time>
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
