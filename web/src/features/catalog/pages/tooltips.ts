import type { CatalogContent } from '../catalog-page';
import { TooltipOnButtons } from '../samples/tooltips/TooltipOnButtons';
import tooltipOnButtons from '../samples/tooltips/TooltipOnButtons.tsx?raw';
import { TooltipOnTime } from '../samples/tooltips/TooltipOnTime';
import tooltipOnTime from '../samples/tooltips/TooltipOnTime.tsx?raw';
import { TooltipPlacements } from '../samples/tooltips/TooltipPlacements';
import tooltipPlacements from '../samples/tooltips/TooltipPlacements.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'onButtons', text: 'onButtonsText', Show: TooltipOnButtons, code: tooltipOnButtons },
    { title: 'tooltipPlaces', text: 'tooltipPlacesText', Show: TooltipPlacements, code: tooltipPlacements },
    { title: 'onTimes', Show: TooltipOnTime, code: tooltipOnTime },
  ],
};
