import type { CatalogContent } from '../catalog-page';
import { LinkList } from '../samples/list-group/LinkList';
import linkList from '../samples/list-group/LinkList.tsx?raw';
import { NumberedList } from '../samples/list-group/NumberedList';
import numberedList from '../samples/list-group/NumberedList.tsx?raw';
import { PlainList } from '../samples/list-group/PlainList';
import plainList from '../samples/list-group/PlainList.tsx?raw';
import { RichList } from '../samples/list-group/RichList';
import richList from '../samples/list-group/RichList.tsx?raw';
import { SelectList } from '../samples/list-group/SelectList';
import selectList from '../samples/list-group/SelectList.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'plain', Show: PlainList, code: plainList },
    { title: 'leadingOn', Show: LinkList, code: linkList },
    { title: 'toChoose', Show: SelectList, code: selectList },
    { title: 'withPeople', Show: RichList, code: richList },
    { title: 'numbered', Show: NumberedList, code: numberedList },
  ],
};
