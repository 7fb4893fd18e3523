import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { PersonCards } from '../features/people/cards/PersonCards';
import { openCounts } from '../features/posts/counts/open-counts';
import { outgoing } from '../features/posts/outgoing/outgoing';
import { useViewer } from '../features/session/viewer/viewer';
import { Toaster } from '../ui/feedback/Toaster';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry';
import { TooltipLayer } from '../ui/overlay/TooltipLayer';
import { watchBack } from './watch-back';
import { watchHeader } from './watch-header';

/** Loaded for those who want time to undo. */
const OutgoingBar = lazyWithRetry(async () => ({
  default: (await import('../features/posts/outgoing/OutgoingBar')).OutgoingBar,
}));

/** Layers above every page, the handling of Back, the header of phones, and live counts. */
export function Overlays() {
  const client = useApolloClient();
  const isSending = useSyncExternalStore(outgoing.subscribe, () => outgoing.read().length > 0);
  const hasTimeToUndo = (useViewer()?.preferences.undoSeconds ?? 0) > 0;
  useEffect(() => watchBack(), []);
  useEffect(() => watchHeader(), []);
  useEffect(() => openCounts(client), [client]);
  return (
    <>
      <Toaster />
      <TooltipLayer />
      <PersonCards />
      <Suspense fallback={null}>{(isSending || hasTimeToUndo) && <OutgoingBar />}</Suspense>
    </>
  );
}
