import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../identity/viewer/viewer';
import { type Address, addressName, type Outgoing, outboxOf } from './outbox';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

/**
 * What is on its way to an address or failed to get there, oldest first, and the ways to send. What stands among the
 * `whispers` that the server gave is not on its way any more.
 */
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
  // The outbox may be read from the device later than the whispers come, or earlier.
  useEffect(() => outbox.delivered(whispers), [outbox, all, whispers]);
  return { items, outbox };
}

const none: readonly Whisper[] = [];
