import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../media/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { cx, sheet } from '../theme/sheet';

export interface Column<Row, Id extends string = string> {
  id: Id;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers are right-aligned in both directions, so that digits line up. */
  align?: 'start' | 'end' | 'number';
  /** The label is only for assistive technology, such as above buttons. */
  hideLabel?: boolean;
}

export interface TableProps<Row, Id extends string = string> {
  caption: string;
  columns: readonly Column<Row, Id>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: { column: Id; descending: boolean };
  onSort?: (column: Id) => void;
  /** Below 768 px each row is a card, with the labels of the columns inside it. */
  cards?: boolean;
}

export function Table<Row, Id extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  cards,
}: TableProps<Row, Id>) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table role="table" className={cx(styles.table, cards && styles.cardTable)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={cards ? styles.cardHead : undefined}>
          <tr role="row">
            {columns.map((column) => {
              const sorted = sort?.column === column.id;
              return (
                <th
                  key={column.id}
                  scope="col"
                  role="columnheader"
                  className={cx(styles.heading, alignment(column.align))}
                  aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
                >
                  {column.hideLabel ? (
                    <VisuallyHidden>{column.label}</VisuallyHidden>
                  ) : column.sortable && onSort ? (
                    <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
                      {column.label}
                      {sorted && <Icon of={sort.descending ? ArrowDown : ArrowUp} size={14} />}
                    </button>
                  ) : (
                    column.label
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={cx(styles.row, cards && styles.card)}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  className={cx(
                    styles.cell,
                    alignment(column.align),
                    cards && styles.line,
                    cards && (column.align ?? 'start') === 'start' && styles.startLine,
                  )}
                >
                  {cards && !column.hideLabel && (
                    <span className={styles.lineLabel} aria-hidden>
                      {column.label}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const alignment = (align: Column<never>['align']) => align && align !== 'start' && styles[align];

const styles = sheet({
  scroller: {
    overflowX: 'auto',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.card',
  },
  table: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
  heading: {
    height: '11',
    paddingInline: '4',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    fontWeight: 'medium',
    _hover: { color: 'fg.default' },
  },
  row: {
    _hover: { bg: 'bg.hover' },
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  cell: { height: '14', paddingInline: '4', paddingBlock: '2', verticalAlign: 'middle' },
  end: { textAlign: 'end' },
  cardTable: {
    display: { base: 'block', md: 'table' },
    '& > tbody': { display: { base: 'block', md: 'table-row-group' } },
  },
  cardHead: { display: { base: 'none', md: 'table-header-group' } },
  card: { display: { base: 'block', md: 'table-row' }, paddingBlock: { base: '3', md: '0' } },
  line: {
    display: { base: 'flex', md: 'table-cell' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    height: { base: 'auto', md: '14' },
    minHeight: { base: '8', md: '0' },
    paddingBlock: { base: '1', md: '2' },
    textAlign: 'end',
    '&:first-child': { justifyContent: 'flex-start', textAlign: 'start' },
  },
  startLine: { textAlign: { base: 'end', md: 'start' } },
  // After `line`, to override it.
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  lineLabel: {
    display: { base: 'inline', md: 'none' },
    color: 'fg.muted',
    flexShrink: '0',
    'td:first-child > &': { display: 'none' },
  },
});
