import type { CatalogContent } from '../catalog-page';
import { ActionMenu } from '../samples/dropdowns/ActionMenu';
import actionMenu from '../samples/dropdowns/ActionMenu.tsx?raw';
import { ChoiceMenu } from '../samples/dropdowns/ChoiceMenu';
import choiceMenu from '../samples/dropdowns/ChoiceMenu.tsx?raw';
import { MenuPlaces } from '../samples/dropdowns/MenuPlaces';
import menuPlaces from '../samples/dropdowns/MenuPlaces.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'ofActions', text: 'ofActionsText', Show: ActionMenu, code: actionMenu },
    { title: 'ofChoices', Show: ChoiceMenu, code: choiceMenu },
    { title: 'menuPlaces', text: 'menuPlacesText', Show: MenuPlaces, code: menuPlaces },
  ],
};
