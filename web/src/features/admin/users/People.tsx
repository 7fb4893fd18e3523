import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ManagedUserState } from '../../../graphql/schema.generated';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { useViewer } from '../../session/viewer/viewer';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { BulkActions } from './BulkActions';
import { mayManage, ROLES } from './managed-user';
import { useUsersMessages } from './messages';
import { NEWEST_FIRST, SORTABLE, sortOf } from './user-sort';
import { useUserColumns } from './useUserColumns';
import { UsersDocument } from './Users.generated';

const UserDrawer = preloadWhenIdle(async () => ({ default: (await import('./UserDrawer')).UserDrawer }));

const STATES = [
  ['ACTIVE', 'active'],
  ['UNVERIFIED', 'unverified'],
  ['DEACTIVATED', 'inactive'],
  ['LIMITED', 'limited'],
  ['FROZEN', 'frozen'],
  ['SUSPENDED', 'suspended'],
  ['LEAVING', 'leaving'],
] as const satisfies readonly (readonly [ManagedUserState, string])[];

/** The list of accounts, and a drawer for one of them. */
export function People() {
  const w = useUsersMessages();
  const viewer = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('open');
  const at = useTableAddress({
    sortable: SORTABLE,
    sort: NEWEST_FIRST,
    filters: { role: ROLES, state: STATES.map(([state]) => state) },
  });
  const list = useTableRows(
    UsersDocument,
    {
      query: at.query || null,
      role: ROLES.find((role) => role === at.filters.role) ?? null,
      state: STATES.find(([state]) => state === at.filters.state)?.[0] ?? null,
      sort: sortOf(at.sort),
      first: at.size,
      after: at.after,
    },
    ({ managedUsers }) => managedUsers,
  );

  function show(id: string | null) {
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (id === null) next.delete('open');
        else next.set('open', id);
        return next;
      },
      { preventScrollReset: true, state: { starts: at.starts } },
    );
  }

  return (
    <>
      <AdminTable
        name="people"
        caption={w('title')}
        columns={useUserColumns()}
        at={at}
        list={list}
        nameOf={({ user }) => user.displayName}
        onOpen={({ id }) => show(id)}
        search={{ label: w('search'), placeholder: w('searchHint'), maxLength: 100 }}
        filters={[
          {
            name: 'role',
            label: w('role'),
            every: w('everyRole'),
            options: ROLES.map((role) => ({ value: role, label: w(role) })),
          },
          {
            name: 'state',
            label: w('state'),
            every: w('everyState'),
            options: STATES.map(([value, word]) => ({ value, label: w(word) })),
          },
        ]}
        canSelect={(user) => mayManage(viewer, user)}
        bulk={
          viewer?.claims.has('users.write') ? (users, clear) => <BulkActions users={users} onDone={clear} /> : undefined
        }
        found={(count) => w('total', { count })}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="reeds" title={w('none')} />}
        fileName="people.csv"
      />
      {open && (
        <Suspense fallback={null}>
          <UserDrawer
            id={open}
            onClose={() => show(null)}
            onDeleted={() => {
              show(null);
              void list.refetch().catch(() => undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
