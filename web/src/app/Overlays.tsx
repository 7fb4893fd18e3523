import { useEffect } from 'react';
import { Toaster } from '../ui/Toaster';
import { TooltipLayer } from '../ui/TooltipLayer';
import { watchFocus } from './focus/watch';

/** What is shown on top of any page, and what looks after the focus. */
export function Overlays() {
  useEffect(() => watchFocus(), []);
  return (
    <>
      <Toaster />
      <TooltipLayer />
    </>
  );
}
