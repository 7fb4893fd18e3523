import type { CatalogContent } from '../catalog-page';
import { CompactPagination } from '../samples/pagination/CompactPagination';
import compactPagination from '../samples/pagination/CompactPagination.tsx?raw';
import { EndlessList } from '../samples/pagination/EndlessList';
import endlessList from '../samples/pagination/EndlessList.tsx?raw';
import { FewPages } from '../samples/pagination/FewPages';
import fewPages from '../samples/pagination/FewPages.tsx?raw';
import { PlainPagination } from '../samples/pagination/PlainPagination';
import plainPagination from '../samples/pagination/PlainPagination.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'manyPages', Show: PlainPagination, code: plainPagination },
    { title: 'fewPages', Show: FewPages, code: fewPages },
    { title: 'narrow', Show: CompactPagination, code: compactPagination },
    { title: 'endless', text: 'endlessText', Show: EndlessList, code: endlessList },
  ],
};
