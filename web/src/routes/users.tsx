import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHolds } from '../features/session/viewer/claims';
import { useUsersMessages } from '../features/admin/users/messages';
import { Button } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';
import { preloadWhenIdle } from '../ui/loading/lazy-with-retry';
import { TableSkeleton } from '../features/admin/tables/TableSkeleton';
import { People } from '../features/admin/users/People';

const UserEditor = preloadWhenIdle(async () => ({
  default: (await import('../features/admin/users/UserEditor')).UserEditor,
}));

/** /users: everybody who has an account, for administrators. */
export function UsersPage() {
  const w = useUsersMessages();
  const mayInvite = useHolds('users.write');
  const [inviting, setInviting] = useState(false);
  const [, setParameters] = useSearchParams();
  return (
    <Page
      title={w('title')}
      padded
      actions={
        mayInvite && (
          <Button icon={UserPlus} size="sm" onClick={() => setInviting(true)}>
            {w('create')}
          </Button>
        )
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <People />
      </Suspense>
      {inviting && (
        <Suspense fallback={null}>
          <UserEditor user={null} onClose={() => setInviting(false)} onInvited={(id) => setParameters({ open: id })} />
        </Suspense>
      )}
    </Page>
  );
}
