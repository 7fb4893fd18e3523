import { Archive, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { ContactMessageChangesInput } from '../../../graphql/schema.generated';
import { Button } from '../../../ui/form/Button';
import { useViewer } from '../../session/viewer/viewer';
import { useForEach } from '../tables/useForEach';
import type { Message } from './message';
import { useUpdateContactMessageMutation } from './Messages.generated';
import { useInboxMessages } from './useInboxMessages';

interface MessageBulkActionsProps {
  messages: readonly Message[];
  onDone: () => void;
}

/** Assigns or archives several messages. */
export function MessageBulkActions({ messages, onDone }: MessageBulkActionsProps) {
  const i = useInboxMessages();
  const viewer = useViewer();
  const forEach = useForEach();
  const [update, { client }] = useUpdateContactMessageMutation();
  const [busy, setBusy] = useState(false);

  async function change(input: ContactMessageChangesInput, done: string) {
    setBusy(true);
    await forEach(messages, ({ id }) => update({ variables: { id, input } }), { done, failure: i('changeFailed') });
    await client.refetchQueries({ include: ['Inbox', 'InboxCounts'] });
    setBusy(false);
    onDone();
  }

  const count = messages.length;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={UserCheck}
        disabled={busy}
        onClick={() => void change({ assigneeId: viewer?.id ?? null }, i('taken', { count }))}
      >
        {i('takeOver')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={Archive}
        disabled={busy}
        onClick={() => void change({ state: 'ARCHIVED' }, i('archivedMany', { count }))}
      >
        {i('archive')}
      </Button>
    </>
  );
}
