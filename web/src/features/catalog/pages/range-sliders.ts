import type { CatalogContent } from '../catalog-page';
import { DisabledSlider } from '../samples/range-sliders/DisabledSlider';
import disabledSlider from '../samples/range-sliders/DisabledSlider.tsx?raw';
import { MinimumDistance } from '../samples/range-sliders/MinimumDistance';
import minimumDistance from '../samples/range-sliders/MinimumDistance.tsx?raw';
import { OneThumb } from '../samples/range-sliders/OneThumb';
import oneThumb from '../samples/range-sliders/OneThumb.tsx?raw';
import { SteppedSlider } from '../samples/range-sliders/SteppedSlider';
import steppedSlider from '../samples/range-sliders/SteppedSlider.tsx?raw';
import { TwoThumbs } from '../samples/range-sliders/TwoThumbs';
import twoThumbs from '../samples/range-sliders/TwoThumbs.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'oneThumb', text: 'oneThumbText', Show: OneThumb, code: oneThumb },
    { title: 'inSteps', Show: SteppedSlider, code: steppedSlider },
    { title: 'twoThumbs', text: 'twoThumbsText', Show: TwoThumbs, code: twoThumbs },
    { title: 'keptApart', text: 'keptApartText', Show: MinimumDistance, code: minimumDistance },
    { title: 'disabled', Show: DisabledSlider, code: disabledSlider },
  ],
};
