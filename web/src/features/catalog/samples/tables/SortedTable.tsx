import { useState } from 'react';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Table } from '../../../../ui/list/Table';
import { ponds } from './ponds';
import { useMessages } from '../messages';

type Order = 'birds' | 'area';

export function SortedTable() {
  const w = useMessages();
  const formats = useFormats();
  const [sort, setSort] = useState<{ column: Order; descending: boolean }>({ column: 'birds', descending: true });
  const rows = ponds.toSorted(
    (first, second) => (first[sort.column] - second[sort.column]) * (sort.descending ? -1 : 1),
  );
  return (
    <Table<(typeof ponds)[number], 'name' | Order>
      caption={w('pondsSorted')}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={(column) =>
        column !== 'name' && setSort({ column, descending: column === sort.column && !sort.descending })
      }
      columns={[
        { id: 'name', label: w('name'), cell: ({ name }) => w(name) },
        { id: 'birds', label: w('birds'), sortable: true, align: 'number', cell: ({ birds }) => formats.number(birds) },
        {
          id: 'area',
          label: w('area'),
          sortable: true,
          align: 'number',
          cell: ({ area }) => w('squareMeters', { number: area }),
        },
      ]}
    />
  );
}
