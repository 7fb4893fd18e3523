import type { CatalogContent } from '../catalog-page';
import { Attention } from '../samples/dashboard/Attention';
import attention from '../samples/dashboard/Attention.tsx?raw';
import { Figures } from '../samples/dashboard/Figures';
import figures from '../samples/dashboard/Figures.tsx?raw';
import { Health } from '../samples/dashboard/Health';
import health from '../samples/dashboard/Health.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'figures', text: 'figuresText', Show: Figures, code: figures, wide: true },
    { title: 'attention', text: 'attentionText', Show: Attention, code: attention, wide: true },
    { title: 'health', text: 'healthText', Show: Health, code: health, wide: true },
  ],
};
