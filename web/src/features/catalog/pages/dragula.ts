import type { CatalogContent } from '../catalog-page';
import { BetweenLists } from '../samples/dragula/BetweenLists';
import betweenLists from '../samples/dragula/BetweenLists.tsx?raw';
import { SortedByHand } from '../samples/dragula/SortedByHand';
import sortedByHand from '../samples/dragula/SortedByHand.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'inOrder', text: 'inOrderText', Show: SortedByHand, code: sortedByHand },
    { title: 'betweenLists', text: 'betweenListsText', Show: BetweenLists, code: betweenLists, wide: true },
  ],
};
