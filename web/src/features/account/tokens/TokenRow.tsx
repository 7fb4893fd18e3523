import { KeyRound } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { useNow } from '../../../ui/text/useNow';
import { AccessRow } from '../../session/devices/AccessRow';
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
    <AccessRow
      icon={KeyRound}
      name={
        <>
          <bdi>{name}</bdi> {isExpired && <Badge>{w('expired')}</Badge>}
        </>
      }
      lines={[
        scopes
          .filter((scope) => held.includes(scope))
          .map((scope) => w(scope))
          .join(' · '),
        <>
          {lastUsedAt === null ? w('neverUsed') : w.rich('lastUsed', { time: <InWords key="last" at={lastUsedAt} /> })}
          {!isExpired && (
            <>
              {' · '}
              {expiresAt === null ? w('expiresNever') : w('expiresOn', { date: formats.day(new Date(expiresAt)) })}
            </>
          )}
        </>,
      ]}
      action={
        <Button variant="outline" size="sm" aria-label={w('revokeOf', { name })} onClick={onRevoke}>
          {w('revoke')}
        </Button>
      }
    />
  );
}
