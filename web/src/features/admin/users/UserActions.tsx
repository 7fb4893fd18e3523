import { Pencil, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { Muted, Row } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import type { ManagedUser } from './managed-user';
import { UserEditor } from './UserEditor';
import { useUpdateUserMutation } from './Users.generated';
import { useUsersMessages } from './messages';

interface UserActionsProps {
  user: ManagedUser;
  mayChange: boolean;
}

/** Edits, deactivates or reactivates an account, or says why that is not possible. */
export function UserActions({ user, mayChange }: UserActionsProps) {
  const t = useT();
  const w = useUsersMessages();
  const viewer = useViewer();
  const [asked, setAsked] = useState<'edit' | 'deactivate' | null>(null);
  const [update, { loading }] = useUpdateUserMutation();
  const close = () => setAsked(null);
  if (!mayChange) {
    const isOwn = viewer?.id === user.id;
    return <Muted>{w(isOwn ? 'ownAccount' : viewer?.claims.has('users.write') ? 'notYours' : 'readOnly')}</Muted>;
  }

  async function setActive(isActive: boolean) {
    try {
      await update({ variables: { id: user.id, input: { isActive } } });
      toast.success(w(isActive ? 'reactivated' : 'deactivated'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
    }
    close();
  }

  return (
    <>
      <Row wrap>
        <Button variant="outline" size="sm" icon={Pencil} onClick={() => setAsked('edit')}>
          {w('edit')}
        </Button>
        {user.isActive ? (
          <Button variant="outline" size="sm" icon={UserX} onClick={() => setAsked('deactivate')}>
            {w('deactivate')}
          </Button>
        ) : (
          // A suspension is lifted by a decision of its own.
          user.accountState.suspendedAt === null && (
            <Button variant="outline" size="sm" icon={UserCheck} loading={loading} onClick={() => void setActive(true)}>
              {w('reactivate')}
            </Button>
          )
        )}
      </Row>
      {asked === 'edit' && <UserEditor user={user} onClose={close} />}
      <ConfirmDialog
        open={asked === 'deactivate'}
        title={w('deactivateTitle', { name: user.user.displayName })}
        text={w('deactivateText')}
        confirmLabel={w('deactivate')}
        danger
        busy={loading}
        onConfirm={() => void setActive(false)}
        onClose={close}
      />
    </>
  );
}
