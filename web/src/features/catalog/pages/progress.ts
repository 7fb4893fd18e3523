import type { CatalogContent } from '../catalog-page';
import { EndlessProgress } from '../samples/progress/EndlessProgress';
import endlessProgress from '../samples/progress/EndlessProgress.tsx?raw';
import { MovingProgress } from '../samples/progress/MovingProgress';
import movingProgress from '../samples/progress/MovingProgress.tsx?raw';
import { ProgressTones } from '../samples/progress/ProgressTones';
import progressTones from '../samples/progress/ProgressTones.tsx?raw';
import { ProgressValues } from '../samples/progress/ProgressValues';
import progressValues from '../samples/progress/ProgressValues.tsx?raw';
import { Rings } from '../samples/progress/Rings';
import rings from '../samples/progress/Rings.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'knownEnd', Show: ProgressValues, code: progressValues },
    { title: 'tones', Show: ProgressTones, code: progressTones },
    { title: 'moving', Show: MovingProgress, code: movingProgress },
    { title: 'unknownEnd', text: 'unknownEndText', Show: EndlessProgress, code: endlessProgress },
    { title: 'rings', text: 'ringsText', Show: Rings, code: rings },
  ],
};
