import type { CatalogContent } from '../catalog-page';
import { ActionMenu } from '../samples/dropdowns/ActionMenu';
import actionMenu from '../samples/dropdowns/ActionMenu.tsx?raw';
import { ChoiceMenu } from '../samples/dropdowns/ChoiceMenu';
import choiceMenu from '../samples/dropdowns/ChoiceMenu.tsx?raw';
import { MenuPlacements } from '../samples/dropdowns/MenuPlacements';
import menuPlacements from '../samples/dropdowns/MenuPlacements.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'ofActions', text: 'ofActionsText', Show: ActionMenu, code: actionMenu },
    { title: 'ofChoices', Show: ChoiceMenu, code: choiceMenu },
    { title: 'menuPlaces', text: 'menuPlacesText', Show: MenuPlacements, code: menuPlacements },
  ],
};
