import { KeyRound } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { Icon } from '../../../ui/media/Icon';
import { useNow } from '../../../ui/text/useNow';
import { sheet } from '../../../ui/theme/sheet';
import { InWords } from '../../session/devices/InWords';
import { useTokenMessages } from './messages';
import { scopes } from './scopes';
import type { TokenRow_TokenFragment } from './Tokens.generated';

interface TokenRowProps {
  token: TokenRow_TokenFragment;
  onRevoke: () => void;
}

/** A personal access token with what it may be used for, and a button to revoke it. */
export function TokenRow({ token: { name, scopes: held, expiresAt, lastUsedAt }, onRevoke }: TokenRowProps) {
  const w = useTokenMessages();
  const formats = useFormats();
  const now = useNow();
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  return (
    <li className={styles.row}>
      <Icon of={KeyRound} size={22} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi> {isExpired && <Badge>{w('expired')}</Badge>}
        </p>
        <p className={styles.more}>
          {scopes
            .filter((scope) => held.includes(scope))
            .map((scope) => w(scope))
            .join(' · ')}
        </p>
        <p className={styles.more}>
          {lastUsedAt === null ? w('neverUsed') : w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })}
          {!isExpired && (
            <>
              {' · '}
              {expiresAt === null ? w('expiresNever') : w('expiresOn', { date: formats.day(new Date(expiresAt)) })}
            </>
          )}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={w('revokeOf', { name })} onClick={onRevoke}>
        {w('revoke')}
      </Button>
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
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  more: { fontSize: 'sm', color: 'fg.muted' },
});
