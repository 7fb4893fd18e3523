import { ChevronRight } from 'lucide-react';
import { useFormats } from '../../i18n/I18nProvider';
import { Icon } from '../media/Icon';
import { Table } from '../list/Table';
import { sheet } from '../theme/sheet';
import type { ChartPoint } from './Chart';

interface DataTableProps {
  /** On the button that opens it: "Show as a table". */
  label: string;
  caption: string;
  /** Above the two columns. */
  columns: readonly [string, string];
  points: readonly ChartPoint[];
}

/** The data of a chart as a table, newest first. */
export function DataTable({ label, caption, columns, points }: DataTableProps) {
  const formats = useFormats();
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <Icon of={ChevronRight} size={16} directional className={styles.arrow} />
        {label}
      </summary>
      <div className={styles.scroller}>
        <Table
          caption={caption}
          rows={[...points].reverse()}
          rowKey={({ label: key }) => key}
          columns={[
            { id: 'what', label: columns[0], cell: (point) => point.label },
            { id: 'value', label: columns[1], cell: ({ value }) => formats.number(value), align: 'number' },
          ]}
        />
      </div>
    </details>
  );
}

const styles = sheet({
  root: { '&[open] summary svg': { transform: 'rotate(90deg)' } },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    listStyle: 'none',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'brand.fg',
    borderRadius: 'control',
    '&::-webkit-details-marker': { display: 'none' },
  },
  arrow: { transitionProperty: 'transform', transitionDuration: 'fast' },
  scroller: { maxHeight: '20rem', overflowY: 'auto', marginBlockStart: '2' },
});
