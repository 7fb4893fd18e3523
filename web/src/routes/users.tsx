import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHolds } from '../features/identity/viewer/claims';
import { People } from '../features/users/People';
import { UserEditor } from '../features/users/UserEditor';
import { useUsersWords } from '../features/users/words';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';

/** /users: everybody who has an account, for administrators. */
export function Users() {
  const w = useUsersWords();
  const mayCreate = useHolds('users.write');
  const [creating, setCreating] = useState(false);
  const [, setParameters] = useSearchParams();
  return (
    <Page
      title={w('title')}
      padded
      actions={
        mayCreate && (
          <Button icon={Plus} size="sm" onClick={() => setCreating(true)}>
            {w('create')}
          </Button>
        )
      }
    >
      <People />
      {creating && (
        <UserEditor user={null} onClose={() => setCreating(false)} onCreated={(id) => setParameters({ open: id })} />
      )}
    </Page>
  );
}
