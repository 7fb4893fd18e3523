import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { ActionRow } from './ActionRow';
import { DeleteUserDialog } from './DeleteUserDialog';
import type { ManagedUser } from './managed-user';
import { useUsersMessages } from './messages';

/** Deletes an account, at the end of its drawer. */
export function UserDeletion({ user, onDeleted }: { user: ManagedUser; onDeleted: () => void }) {
  const w = useUsersMessages();
  const [isAsked, setAsked] = useState(false);
  return (
    <section>
      <ActionRow title={w('remove')} hint={w('removeHint')}>
        <Button variant="outline" size="sm" icon={Trash2} onClick={() => setAsked(true)}>
          {w('remove')}
        </Button>
      </ActionRow>
      {isAsked && <DeleteUserDialog user={user} onClose={() => setAsked(false)} onDeleted={onDeleted} />}
    </section>
  );
}
