import { useState } from 'react';
import { Muted } from '../../../../ui/layout/Layout';
import { type SortableItem, SortableList } from '../../../../ui/list/SortableList';
import { useMessages } from '../messages';

export function SortedByHand() {
  const w = useMessages();
  const [items, setItems] = useState<readonly SortableItem[]>([
    { id: 'bread', name: w('taskBread') },
    { id: 'glasses', name: w('taskGlasses') },
    { id: 'boots', name: w('taskBoots') },
    { id: 'heron', name: 'לחפש את האנפה' },
  ]);
  return (
    <>
      <Muted>{w('orderHint')}</Muted>
      <SortableList
        words={{
          move: (name) => w('moveOf', { name }),
          moved: (name, place, count) => w('movedTo', { name, place, count }),
        }}
        items={items}
        onChange={setItems}
      />
    </>
  );
}
