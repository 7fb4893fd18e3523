import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/media/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import type { TableColumn } from './columns';
import { Checkbox } from '../../../ui/form/Checkbox';
import { RowCheckbox } from './RowCheckbox';
import { useTableMessages } from './useTableMessages';
import { useTableKeys } from './useTableKeys';
import type { TableSort } from './useTableAddress';

interface Selection<Row> {
  can: (row: Row) => boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  all: boolean;
  some: boolean;
  toggleAll: () => void;
}

interface TableGridProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The rows are those of before, while others load. */
  isStale: boolean;
  nameOf: (row: Row) => string;
  onOpen: ((row: Row) => void) | undefined;
  sort: TableSort;
  onSort: (id: string) => void;
  /** Null if rows can't be selected. */
  selection: Selection<Row> | null;
}

/** The table itself: a line per row, and on phones a card. */
export function TableGrid<Row extends { id: string }>({
  caption,
  columns,
  rows,
  isStale,
  nameOf,
  onOpen,
  sort,
  onSort,
  selection,
}: TableGridProps<Row>) {
  const w = useTableMessages();
  const body = useTableKeys((id) => selection?.toggle(id));
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table role="table" className={styles.table} aria-busy={isStale || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={cx(styles.head, !selection && styles.headWithoutBox)}>
          <tr role="row" className={styles.headRow}>
            {selection && (
              <th scope="col" role="columnheader" className={cx(styles.heading, styles.box)}>
                <Checkbox
                  label={<span className={styles.selectAll}>{w('selectAll')}</span>}
                  checked={selection.all}
                  mixed={selection.some && !selection.all}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map(({ id, label, sort: isSortable, align, hideLabel }) => {
              const isSorted = sort.id === id;
              return (
                <th
                  key={id}
                  scope="col"
                  role="columnheader"
                  className={cx(styles.heading, align && styles[align], hideLabel && styles.atEdge)}
                  aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
                >
                  {hideLabel ? (
                    <VisuallyHidden>{label}</VisuallyHidden>
                  ) : isSortable ? (
                    <button type="button" className={styles.sort} onClick={() => onSort(id)}>
                      {label}
                      {isSorted && <Icon of={sort.desc ? ArrowDown : ArrowUp} size={14} />}
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body} className={styles.body}>
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              data-row={row.id}
              className={cx(styles.row, onOpen && styles.openable)}
              onClick={onOpen && ((event) => openAt(event, () => onOpen(row)))}
              aria-selected={selection ? selection.has(row.id) : undefined}
            >
              {selection && (
                <td role="cell" className={cx(styles.cell, styles.box)}>
                  <RowCheckbox
                    label={w('select', { name: nameOf(row) })}
                    checked={selection.has(row.id)}
                    disabled={!selection.can(row)}
                    onChange={() => selection.toggle(row.id)}
                  />
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" role="rowheader" className={cx(styles.cell, styles.title)}>
                    {onOpen ? (
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        data-opens
                        className={styles.opener}
                        onClick={() => onOpen(row)}
                      >
                        {column.cell(row)}
                      </button>
                    ) : (
                      column.cell(row)
                    )}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    role="cell"
                    className={cx(
                      styles.cell,
                      styles.fact,
                      column.align && styles[column.align],
                      column.hideLabel && cx(styles.controls, styles.atEdge),
                      column.onPhones === false && styles.notOnPhones,
                    )}
                  >
                    {!column.hideLabel && (
                      <span className={styles.label} aria-hidden>
                        {column.label}
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A click beside the name of a row opens it too, but not one on a control, or the end of selecting text. */
function openAt({ target, currentTarget }: MouseEvent<HTMLElement>, open: () => void) {
  if (target instanceof Element && target.closest('a, button, input, label, select')) return;
  if (getSelection()?.isCollapsed === false) return;
  // What is opened gives the focus back there.
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
  open();
}

const CUT = {
  display: 'inline-block',
  maxWidth: 'full',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;

const styles = sheet({
  scroller: {
    // Headings for assistive technology alone would be placed beyond the edge of the page.
    position: 'relative',
    overflowX: 'auto',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.card',
    scrollbarWidth: 'thin',
  },
  table: {
    display: { base: 'block', md: 'table' },
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
  head: { display: { base: 'block', md: 'table-header-group' } },
  // On phones only the box that selects all is left of the headings.
  headWithoutBox: { display: { base: 'none', md: 'table-header-group' } },
  headRow: {
    bg: 'bg.card',
    display: { base: 'flex', md: 'table-row' },
    alignItems: 'center',
    borderBlockEndWidth: { base: '1px', md: '0' },
    borderColor: 'border.hairline',
    '& > th:not(:has(input))': { display: { base: 'none', md: 'table-cell' } },
  },
  heading: {
    height: '10',
    paddingInline: '3',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBlockEndWidth: { md: '1px' },
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
  selectAll: { '@media (min-width: 769px)': { srOnly: true } },
  body: { display: { base: 'block', md: 'table-row-group' } },
  row: {
    display: { base: 'flex', md: 'table-row' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingInline: { base: '3', md: '0' },
    paddingBlock: { base: '2.5', md: '0' },
    bg: 'bg.card',
    // On phones, what is known about it begins below its title, however short it is.
    _after: {
      content: '""',
      display: { base: 'block', md: 'none' },
      order: '2',
      flexBasis: 'full',
      marginBlockStart: '-1',
    },
    '&[aria-selected=true]': { bg: 'bg.selected' },
    '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  },
  openable: { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
  cell: {
    height: { base: 'auto', md: '11' },
    maxWidth: { md: '20rem' },
    paddingInline: { base: '0', md: '3' },
    paddingBlock: { md: '1' },
    verticalAlign: 'middle',
    textAlign: 'start',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Cut at its own end, also in a page of the other direction.
    '& bdi:only-child': CUT,
  },
  box: { width: { md: '10' }, paddingInlineEnd: { md: '0' }, overflow: 'visible', '& > div': { gap: '2' } },
  // It takes the width that the other columns leave.
  title: {
    flex: '1 1 calc(100% - 12rem)',
    width: { md: '100%' },
    minWidth: { base: '0', md: '13rem' },
    maxWidth: { md: '0' },
    order: { base: '0', md: 'unset' },
  },
  // The whole width of its cell, so that long names end in an ellipsis.
  opener: {
    display: 'block',
    width: 'full',
    minHeight: { base: 'target', md: '9' },
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  fact: {
    display: { base: 'flex', md: 'table-cell' },
    alignItems: 'center',
    order: { base: '3', md: 'unset' },
    maxWidth: { base: 'full', md: '20rem' },
  },
  controls: { order: { base: '1', md: 'unset' }, overflow: 'visible' },
  // Buttons of a row stay in sight where the table is wider than its place, and the other columns scroll below them.
  atEdge: { position: { md: 'sticky' }, insetInlineEnd: { md: '0' }, bg: { md: 'inherit' } },
  notOnPhones: { display: { base: 'none', md: 'table-cell' } },
  label: { display: { base: 'inline', md: 'none' }, marginInlineEnd: '1.5', color: 'fg.muted' },
  number: { textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums' },
  end: { textAlign: { md: 'end' } },
});
