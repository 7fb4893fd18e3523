import type { CatalogContent } from '../catalog-page';
import { AccordionInCard } from '../samples/accordions/AccordionInCard';
import accordionInCard from '../samples/accordions/AccordionInCard.tsx?raw';
import { PlainAccordion } from '../samples/accordions/PlainAccordion';
import plainAccordion from '../samples/accordions/PlainAccordion.tsx?raw';
import { SingleAccordion } from '../samples/accordions/SingleAccordion';
import singleAccordion from '../samples/accordions/SingleAccordion.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'severalOpen', Show: PlainAccordion, code: plainAccordion },
    { title: 'oneOpen', Show: SingleAccordion, code: singleAccordion },
    { title: 'flushAccordion', Show: AccordionInCard, code: accordionInCard },
  ],
};
