import type { CatalogContent } from '../catalog-page';
import { ButtonLinks } from '../samples/buttons/ButtonLinks';
import buttonLinks from '../samples/buttons/ButtonLinks.tsx?raw';
import { ButtonSizes } from '../samples/buttons/ButtonSizes';
import buttonSizes from '../samples/buttons/ButtonSizes.tsx?raw';
import { ButtonStates } from '../samples/buttons/ButtonStates';
import buttonStates from '../samples/buttons/ButtonStates.tsx?raw';
import { ButtonVariants } from '../samples/buttons/ButtonVariants';
import buttonVariants from '../samples/buttons/ButtonVariants.tsx?raw';
import { FullButton } from '../samples/buttons/FullButton';
import fullButton from '../samples/buttons/FullButton.tsx?raw';
import { IconButtons } from '../samples/buttons/IconButtons';
import iconButtons from '../samples/buttons/IconButtons.tsx?raw';
import { IconsInButtons } from '../samples/buttons/IconsInButtons';
import iconsInButtons from '../samples/buttons/IconsInButtons.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'variants', text: 'buttonVariantsText', Show: ButtonVariants, code: buttonVariants },
    { title: 'sizes', Show: ButtonSizes, code: buttonSizes },
    { title: 'withIcon', Show: IconsInButtons, code: iconsInButtons },
    { title: 'states', text: 'buttonStatesText', Show: ButtonStates, code: buttonStates },
    { title: 'iconButtons', text: 'iconButtonsText', Show: IconButtons, code: iconButtons },
    { title: 'fullWidth', Show: FullButton, code: fullButton },
    { title: 'linkButtons', Show: ButtonLinks, code: buttonLinks },
  ],
};
