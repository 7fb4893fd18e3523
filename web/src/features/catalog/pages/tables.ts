import type { CatalogContent } from '../catalog-page';
import { CardTable } from '../samples/tables/CardTable';
import cardTable from '../samples/tables/CardTable.tsx?raw';
import { PlainTable } from '../samples/tables/PlainTable';
import plainTable from '../samples/tables/PlainTable.tsx?raw';
import { SortedTable } from '../samples/tables/SortedTable';
import sortedTable from '../samples/tables/SortedTable.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'plain', text: 'tableText', Show: PlainTable, code: plainTable, wide: true },
    { title: 'sorted', Show: SortedTable, code: sortedTable, wide: true },
    { title: 'asCards', text: 'asCardsText', Show: CardTable, code: cardTable, wide: true },
  ],
};
