import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Badge } from '../../../../ui/feedback/Badge';
import { IconButton } from '../../../../ui/form/IconButton';
import { Row, Stack } from '../../../../ui/layout/Layout';
import { Pagination } from '../../../../ui/navigation/Pagination';
import { Table } from '../../../../ui/list/Table';
import { ponds } from './ponds';
import { useMessages } from '../messages';

const SIZE = 3;

export function CardTable() {
  const w = useMessages();
  const formats = useFormats();
  const [page, setPage] = useState(1);
  return (
    <Stack gap={3}>
      <Table
        cards
        caption={w('pondsPaged')}
        rows={ponds.slice((page - 1) * SIZE, page * SIZE)}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', label: w('name'), cell: ({ name }) => w(name) },
          {
            id: 'state',
            label: w('state'),
            cell: ({ open }) => <Badge tone={open ? 'brand' : 'neutral'}>{open ? w('open') : w('closed')}</Badge>,
          },
          { id: 'birds', label: w('birds'), align: 'number', cell: ({ birds }) => formats.number(birds) },
          {
            id: 'edit',
            label: w('edit'),
            hideLabel: true,
            align: 'end',
            cell: ({ name }) => <IconButton icon={Pencil} size="sm" label={w('editOf', { name: w(name) })} />,
          },
        ]}
      />
      <Row justify="end">
        <Pagination
          labels={{
            list: w('pagesOfPonds'),
            previous: w('previousPage'),
            next: w('nextPage'),
            page: (number) => w('pageNumber', { number }),
          }}
          page={page}
          count={Math.ceil(ponds.length / SIZE)}
          onPage={setPage}
        />
      </Row>
    </Stack>
  );
}
