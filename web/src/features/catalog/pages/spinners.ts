import type { CatalogContent } from '../catalog-page';
import { Skeletons } from '../samples/spinners/Skeletons';
import skeletons from '../samples/spinners/Skeletons.tsx?raw';
import { SpinnerSizes } from '../samples/spinners/SpinnerSizes';
import spinnerSizes from '../samples/spinners/SpinnerSizes.tsx?raw';
import { SpinnersInButtons } from '../samples/spinners/SpinnersInButtons';
import spinnersInButtons from '../samples/spinners/SpinnersInButtons.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'sizes', Show: SpinnerSizes, code: spinnerSizes },
    { title: 'inButtons', Show: SpinnersInButtons, code: spinnersInButtons },
    { title: 'skeletons', text: 'skeletonsText', Show: Skeletons, code: skeletons },
  ],
};
