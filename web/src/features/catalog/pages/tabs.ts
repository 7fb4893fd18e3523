import type { CatalogContent } from '../catalog-page';
import { BadgedTabs } from '../samples/tabs/BadgedTabs';
import badgedTabs from '../samples/tabs/BadgedTabs.tsx?raw';
import { Chips } from '../samples/tabs/Chips';
import chips from '../samples/tabs/Chips.tsx?raw';
import { LinkTabs } from '../samples/tabs/LinkTabs';
import linkTabs from '../samples/tabs/LinkTabs.tsx?raw';
import { PlainTabs } from '../samples/tabs/PlainTabs';
import plainTabs from '../samples/tabs/PlainTabs.tsx?raw';
import { Segments } from '../samples/tabs/Segments';
import segments from '../samples/tabs/Segments.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'inPage', text: 'inPageText', Show: PlainTabs, code: plainTabs },
    { title: 'withCounts', Show: BadgedTabs, code: badgedTabs },
    { title: 'asAddresses', Show: LinkTabs, code: linkTabs },
    { title: 'segments', text: 'segmentsText', Show: Segments, code: segments },
    { title: 'chips', text: 'chipsText', Show: Chips, code: chips },
  ],
};
