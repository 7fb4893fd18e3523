import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import type { InviteState } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { toast } from '../../../ui/feedback/toast';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { NEWEST_FIRST, SORTABLE, sortOf } from './invite-sort';
import {
  type ManagedInvite_InviteFragment,
  ManagedInvitesDocument,
  useRevokeManagedInviteMutation,
} from './Invites.generated';
import { useManagedInviteMessages } from './messages';
import { useInviteColumns } from './useInviteColumns';

const InviteDrawer = preloadWhenIdle(async () => ({ default: (await import('./InviteDrawer')).InviteDrawer }));

const STATES = ['OPEN', 'USED_UP', 'EXPIRED', 'REVOKED'] as const satisfies readonly InviteState[];

/** The invites of everyone, and a drawer for one of them, with those who joined by it. */
export function Invites() {
  const t = useT();
  const w = useManagedInviteMessages();
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('open');
  const [revoking, setRevoking] = useState<ManagedInvite_InviteFragment | null>(null);
  // Only the server knows which of the rows still match.
  const [revoke, { loading }] = useRevokeManagedInviteMutation({
    refetchQueries: ['ManagedInvites'],
    awaitRefetchQueries: true,
  });
  const at = useTableAddress({ sortable: SORTABLE, sort: NEWEST_FIRST, filters: { state: STATES } });
  const list = useTableRows(
    ManagedInvitesDocument,
    {
      query: at.query || null,
      state: STATES.find((state) => state === at.filters.state) ?? null,
      sort: sortOf(at.sort),
      first: at.size,
      after: at.after,
    },
    ({ managedInvites }) => managedInvites,
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

  async function confirm({ id }: ManagedInvite_InviteFragment) {
    try {
      await revoke({ variables: { id } });
      toast.success(w('revoked'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('revokeFailed')));
    }
    setRevoking(null);
  }

  return (
    <Stack gap={4}>
      <Muted>{w('lead')}</Muted>
      <AdminTable
        name="invites"
        caption={w('table')}
        columns={useInviteColumns(setRevoking)}
        at={at}
        list={list}
        nameOf={({ owner }) => w('inviteOf', { name: owner.displayName })}
        onOpen={({ id }) => show(id)}
        search={{ label: w('search'), placeholder: w('searchHint'), maxLength: 100 }}
        filters={[
          {
            name: 'state',
            label: w('state'),
            every: w('everyState'),
            options: STATES.map((state) => ({ value: state, label: w(state) })),
          },
        ]}
        found={(count) => w('found', { count })}
        failure={w('loadFailed')}
        empty={<EmptyState drawing="nest" title={w('none')} text={w('noneText')} />}
        fileName="invites.csv"
      />
      {open && (
        <Suspense fallback={null}>
          <InviteDrawer key={open} id={open} onRevoke={setRevoking} onClose={() => show(null)} />
        </Suspense>
      )}
      {revoking && (
        <ConfirmDialog
          open
          danger
          title={w('revokeTitle', { name: revoking.owner.displayName })}
          text={w('revokeText')}
          confirmLabel={w('revoke')}
          busy={loading}
          onConfirm={() => void confirm(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Stack>
  );
}
