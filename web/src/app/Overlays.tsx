import { Toaster } from '../ui/Toaster';
import { TooltipLayer } from '../ui/TooltipLayer';

/** What is shown on top of any page. */
export function Overlays() {
  return (
    <>
      <Toaster />
      <TooltipLayer />
    </>
  );
}
