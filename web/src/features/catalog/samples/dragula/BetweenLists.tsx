import { useState } from 'react';
import { type BoardColumn, SortableBoard } from '../../../../ui/list/SortableBoard';
import { useMessages } from '../messages';

export function BetweenLists() {
  const w = useMessages();
  const [columns, setColumns] = useState<readonly BoardColumn[]>([
    {
      id: 'planned',
      title: w('planned'),
      items: [
        { id: 'bread', name: w('taskBread') },
        { id: 'glasses', name: w('taskGlasses') },
      ],
    },
    { id: 'done', title: w('done'), items: [{ id: 'boots', name: w('taskBoots') }] },
  ]);
  return (
    <SortableBoard
      words={{
        move: (name) => w('moveOf', { name }),
        moved: (name, list, place, count) => w('movedIn', { name, list, place, count }),
        empty: w('emptyList'),
      }}
      columns={columns}
      onChange={setColumns}
    />
  );
}
