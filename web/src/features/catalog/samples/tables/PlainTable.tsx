import { useFormats } from '../../../../i18n/I18nProvider';
import { Table } from '../../../../ui/list/Table';
import { ponds } from './ponds';
import { useMessages } from '../messages';

export function PlainTable() {
  const w = useMessages();
  const formats = useFormats();
  return (
    <Table
      caption={w('ponds')}
      rows={ponds}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', label: w('name'), cell: ({ name }) => w(name) },
        { id: 'birds', label: w('birds'), align: 'number', cell: ({ birds }) => formats.number(birds) },
        { id: 'area', label: w('area'), align: 'number', cell: ({ area }) => w('squareMeters', { number: area }) },
      ]}
    />
  );
}
