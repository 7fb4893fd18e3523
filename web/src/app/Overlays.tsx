import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { PersonCards } from '../features/people/cards/PersonCards';
import { openCounts } from '../features/posts/counts/open-counts';
import { Toaster } from '../ui/feedback/Toaster';
import { TooltipLayer } from '../ui/overlay/TooltipLayer';
import { watchBack } from './watch-back';
import { watchHeader } from './watch-header';

/** Layers above every page, the handling of Back, the header of phones, and live counts. */
export function Overlays() {
  const client = useApolloClient();
  useEffect(() => watchBack(), []);
  useEffect(() => watchHeader(), []);
  useEffect(() => openCounts(client), [client]);
  return (
    <>
      <Toaster />
      <TooltipLayer />
      <PersonCards />
    </>
  );
}
