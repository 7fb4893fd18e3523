import { Copy, Ticket } from 'lucide-react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Badge } from '../../../ui/feedback/Badge';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import { AccessRow } from '../../session/devices/AccessRow';
import { copyText } from '../../session/device/copy-text';
import type { InviteRow_InviteFragment } from './Invites.generated';
import { useInviteMessages } from './messages';

interface InviteRowProps {
  invite: InviteRow_InviteFragment;
  onRevoke: () => void;
}

/** An invite with its uses, a button that copies its link, and one that revokes it. */
export function InviteRow({ invite, onRevoke }: InviteRowProps) {
  const w = useInviteMessages();
  const formats = useFormats();
  const { code, comment, expiresAt, followsOwner, isUsable } = invite;
  const lines = [
    <>
      {usesOf(w, invite)}
      {' · '}
      {expiresAt === null ? w('expiresNever') : w('expiresOn', { date: formats.day(new Date(expiresAt)) })}
      {followsOwner && ` · ${w('follows')}`}
    </>,
  ];
  return (
    <AccessRow
      icon={Ticket}
      name={
        <>
          <code dir="ltr">{code}</code> {!isUsable && <Badge>{w(stateOf(invite))}</Badge>}
        </>
      }
      lines={comment === '' ? lines : [<bdi key="comment">{comment}</bdi>, ...lines]}
      action={
        isUsable && (
          <div className={styles.actions}>
            <Button
              variant="outline"
              size="sm"
              icon={Copy}
              aria-label={w('copyOf', { code })}
              onClick={() => void copyText(linkOf(code), w('copied'), w('copyFailed'))}
            >
              {w('copy')}
            </Button>
            <Button variant="outline" size="sm" aria-label={w('revokeOf', { code })} onClick={onRevoke}>
              {w('revoke')}
            </Button>
          </div>
        )
      }
    />
  );
}

const linkOf = (code: string) => `${location.origin}/register?invite=${code}`;

function usesOf(w: ReturnType<typeof useInviteMessages>, { uses, maxUses }: InviteRow_InviteFragment): string {
  if (maxUses !== null) return w('usedOf', { uses, count: maxUses });
  return uses === 0 ? w('unused') : w('used', { count: uses });
}

/** Why an invite can't be used. */
function stateOf({ isRevoked, maxUses, uses }: InviteRow_InviteFragment) {
  if (isRevoked) return 'revokedState';
  return maxUses !== null && uses >= maxUses ? 'usedUpState' : 'expiredState';
}

const styles = sheet({
  // On phones below each other, so that there is room for the words.
  actions: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '2', flexShrink: '0' },
});
