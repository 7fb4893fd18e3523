import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/form/IconButton';
import type { TableColumn } from '../tables/columns';
import { TextCell } from '../tables/TextCell';
import type { useRegistrationsMessages } from './messages';

type Words = ReturnType<typeof useRegistrationsMessages>;

/** The column with the button that removes a block. */
export function removeColumn<Block>(
  w: Words,
  nameOf: (block: Block) => string,
  onRemove: (block: Block) => void,
): TableColumn<Block> {
  return {
    id: 'actions',
    label: w('actions'),
    hideLabel: true,
    align: 'end',
    cell: (block) => (
      <IconButton
        icon={Trash2}
        size="sm"
        label={w('removeOf', { name: nameOf(block) })}
        onClick={() => onRemove(block)}
      />
    ),
  };
}

interface Described {
  comment: string;
  createdAt: string;
  createdBy: string | null;
}

/** The columns that all kinds of blocks have. @param moment writes a time */
export function describedColumns(w: Words, moment: (date: Date) => string): readonly TableColumn<Described>[] {
  return [
    { id: 'comment', label: w('comment'), cell: ({ comment }) => <TextCell text={comment} /> },
    { id: 'added', label: w('added'), cell: ({ createdAt }) => moment(new Date(createdAt)) },
    {
      id: 'addedBy',
      label: w('addedBy'),
      shownAtFirst: false,
      cell: ({ createdBy }) => createdBy && <bdi dir="ltr">@{createdBy}</bdi>,
    },
  ];
}
