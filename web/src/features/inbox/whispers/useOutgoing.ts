import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../session/viewer/viewer';
import { type Address, addressName, type Outgoing, outboxOf } from './outbox';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/** The unsent whispers to a target, oldest first, and ways to send. Those among `whispers` have been sent. */
export function useOutgoing(address: Address | null, whispers: readonly Whisper[] = none) {
  const outbox = outboxOf(useApolloClient());
  const viewerId = useViewer()?.id;
  const all = useSyncExternalStore(outbox.subscribe, outbox.read);
  const name = address && addressName(address);
  useEffect(() => {
    if (viewerId) void outbox.open(viewerId);
  }, [outbox, viewerId]);
  const items = useMemo<readonly Outgoing[]>(() => {
    const arrived = new Set(whispers.map(({ sentKey }) => sentKey));
    return all.filter(({ key, address: to }) => addressName(to) === name && !arrived.has(key));
  }, [all, name, whispers]);
  // The outbox may be read before or after the whispers load.
  useEffect(() => outbox.delivered(whispers), [outbox, all, whispers]);
  return { items, outbox };
}

const none: readonly Whisper[] = [];
