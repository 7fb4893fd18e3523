import { useEffect } from 'react';
import { Toaster } from '../ui/Toaster';
import { TooltipLayer } from '../ui/TooltipLayer';
import { watchFocus } from './focus/watch';
import { watchBack } from './watch-back';

/** What is shown on top of any page, and what looks after the focus and the way back. */
export function Overlays() {
  useEffect(() => watchFocus(), []);
  useEffect(() => watchBack(), []);
  return (
    <>
      <Toaster />
      <TooltipLayer />
    </>
  );
}
