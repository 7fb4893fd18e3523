import type { CatalogContent } from '../catalog-page';
import { TooltipOnButtons } from '../samples/tooltips/TooltipOnButtons';
import tooltipOnButtons from '../samples/tooltips/TooltipOnButtons.tsx?raw';
import { TooltipOnTime } from '../samples/tooltips/TooltipOnTime';
import tooltipOnTime from '../samples/tooltips/TooltipOnTime.tsx?raw';
import { TooltipPlaces } from '../samples/tooltips/TooltipPlaces';
import tooltipPlaces from '../samples/tooltips/TooltipPlaces.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'onButtons', text: 'onButtonsText', Show: TooltipOnButtons, code: tooltipOnButtons },
    { title: 'tooltipPlaces', text: 'tooltipPlacesText', Show: TooltipPlaces, code: tooltipPlaces },
    { title: 'onTimes', Show: TooltipOnTime, code: tooltipOnTime },
  ],
};
