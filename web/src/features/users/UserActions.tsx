import { Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../graphql/error-messages';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { Muted, Row } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { DeleteUserDialog } from './DeleteUserDialog';
import type { ManagedUser } from './managed-user';
import { UserEditor } from './UserEditor';
import { useUpdateUserMutation } from './Users.generated';
import { useUsersWords } from './words';

interface UserActionsProps {
  user: ManagedUser;
  mayChange: boolean;
  onDeleted: () => void;
}

/** Edit, deactivate or bring back, delete; or why not. */
export function UserActions({ user, mayChange, onDeleted }: UserActionsProps) {
  const t = useT();
  const w = useUsersWords();
  const [asked, setAsked] = useState<'edit' | 'deactivate' | 'delete' | null>(null);
  const [update, { loading }] = useUpdateUserMutation();
  const close = () => setAsked(null);
  if (!mayChange) return <Muted>{w('notYours')}</Muted>;

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
          <Button variant="outline" size="sm" icon={UserCheck} loading={loading} onClick={() => void setActive(true)}>
            {w('reactivate')}
          </Button>
        )}
        <Button variant="danger" size="sm" icon={Trash2} onClick={() => setAsked('delete')}>
          {w('remove')}
        </Button>
      </Row>
      {asked === 'edit' && <UserEditor user={user} onClose={close} />}
      {asked === 'delete' && <DeleteUserDialog user={user} onClose={close} onDeleted={onDeleted} />}
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
