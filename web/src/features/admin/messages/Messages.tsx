import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { preloadWhenIdle } from '../../../ui/loading/lazy-with-retry';
import { useViewer } from '../../session/viewer/viewer';
import { AdminTable } from '../tables/AdminTable';
import { useTableAddress } from '../tables/useTableAddress';
import { useTableRows } from '../tables/useTableRows';
import { shownStateOf, stateOf } from './message';
import { MessageBulkActions } from './MessageBulkActions';
import { InboxDocument } from './Messages.generated';
import { useInboxMessages } from './useInboxMessages';
import { useMessageColumns } from './useMessageColumns';

const MessageDrawer = preloadWhenIdle(async () => ({ default: (await import('./MessageDrawer')).MessageDrawer }));

/** The contact messages of one state, and a drawer for one of them. */
export function Messages() {
  const i = useInboxMessages();
  const viewer = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('open');
  const at = useTableAddress({ filters: { assignee: ['me', 'none'] } });
  const { assignee } = at.filters;
  const list = useTableRows(
    InboxDocument,
    {
      state: stateOf(shownStateOf(parameters.get('state'))),
      assigneeId: assignee === 'me' ? (viewer?.id ?? null) : null,
      isAssigned: assignee === 'none' ? false : null,
      query: at.query || null,
      first: at.size,
      after: at.after,
    },
    ({ contactMessages }) => contactMessages,
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
        name="messages"
        caption={i('table')}
        columns={useMessageColumns()}
        at={at}
        list={list}
        nameOf={({ name, subject }) => `${name}: ${subject}`}
        onOpen={({ id }) => show(id)}
        search={{ label: i('search'), placeholder: i('searchHint'), maxLength: 100 }}
        filters={[
          {
            name: 'assignee',
            label: i('assignee'),
            every: i('anyone'),
            options: [
              { value: 'me', label: i('me') },
              { value: 'none', label: i('nobody') },
            ],
          },
        ]}
        bulk={(messages, clear) => <MessageBulkActions messages={messages} onDone={clear} />}
        found={(count) => i('found', { count })}
        failure={i('loadFailed')}
        empty={<EmptyState drawing="reeds" title={i('none')} text={i('noneText')} />}
        fileName="messages.csv"
      />
      {open && (
        <Suspense fallback={null}>
          <MessageDrawer key={open} id={open} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  );
}
