import type { CatalogContent } from '../catalog-page';
import { PlainPopover } from '../samples/popovers/PlainPopover';
import plainPopover from '../samples/popovers/PlainPopover.tsx?raw';
import { PopoverForm } from '../samples/popovers/PopoverForm';
import popoverForm from '../samples/popovers/PopoverForm.tsx?raw';
import { PopoverPlacements } from '../samples/popovers/PopoverPlacements';
import popoverPlacements from '../samples/popovers/PopoverPlacements.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'explanation', Show: PlainPopover, code: plainPopover },
    { title: 'menuPlaces', text: 'menuPlacesText', Show: PopoverPlacements, code: popoverPlacements },
    { title: 'withControls', text: 'withControlsText', Show: PopoverForm, code: popoverForm },
  ],
};
