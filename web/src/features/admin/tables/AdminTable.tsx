import {
  columnVisibilityFeature,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { apiError } from '../../../graphql/errors';
import { Stack } from '../../../ui/layout/Layout';
import { canBeHidden, type TableColumn } from './columns';
import { FirstRows } from './FirstRows';
import { NoMatches } from './NoMatches';
import { SelectionBar } from './SelectionBar';
import { TableFoot } from './TableFoot';
import { TableGrid } from './TableGrid';
import { type TableFilter, TableToolbar } from './TableToolbar';
import { useChosenColumns } from './useChosenColumns';
import type { TableAddress } from './useTableAddress';
import type { TableRows } from './useTableRows';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });

export interface AdminTableProps<Row extends { id: string }, Filter extends string> {
  /** By which the choice of columns is stored on the device. */
  name: string;
  caption: string;
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
  at: TableAddress<Filter>;
  list: TableRows<Row>;
  /** The accessible name of a row, such as "Ada". */
  nameOf: (row: Row) => string;
  /** Opens a dialog with the row; absent if rows have none. */
  onOpen?: (row: Row) => void;
  search?: { label: string; placeholder: string; maxLength?: number };
  filters?: readonly TableFilter<Filter>[];
  /** Buttons that act on the selected rows; absent if rows can't be selected. */
  bulk?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Whether a row can be selected; all can if absent. */
  canSelect?: (row: Row) => boolean;
  /** The total, such as "24 people"; absent if the server doesn't count. */
  found?: (count: number) => string;
  /** The title if loading failed. */
  failure: string;
  /** Shown if the list is empty without any filter. */
  empty: ReactNode;
  /** The file of all rows that match, as CSV. */
  fileName?: string;
  /** More actions of the toolbar, such as another file. */
  actions?: ReactNode;
}

/**
 * A list of the administration: one line per row, with search, filters, sorting and pages that are in the address, columns that
 * can be chosen, and actions on several rows. On phones each row is a card.
 */
export function AdminTable<Row extends { id: string }, Filter extends string = never>({
  name,
  caption,
  columns,
  at,
  list,
  nameOf,
  onOpen,
  search,
  filters = [],
  bulk,
  canSelect = () => true,
  found,
  failure,
  empty,
  fileName,
  actions,
}: AdminTableProps<Row, Filter>) {
  const location = useLocation();
  const rows = list.shown?.edges.map(({ node }) => node);
  const listKey = JSON.stringify([at.query, at.filters, at.sort, at.after, at.size]);
  const [selection, setSelection] = useState<{ of: string; rows: RowSelectionState }>({ of: listKey, rows: {} });
  const [visibility, setVisibility] = useChosenColumns(
    name,
    Object.fromEntries(columns.flatMap(({ id, shownAtFirst }) => (shownAtFirst === false ? [[id, false]] : []))),
  );
  // A selection is of what can be seen: another page or search begins with none.
  const rowSelection = selection.of === listKey ? selection.rows : {};
  const sorting = [{ ...at.sort }];
  const table = useTable({
    features,
    columns: columns.map((column, index) => ({
      id: column.id,
      enableSorting: column.sort !== undefined,
      sortDescFirst: column.sort === 'descending',
      enableHiding: canBeHidden(column, index),
    })),
    data: rows ?? [],
    getRowId: (row) => row.id,
    enableRowSelection: (row) => canSelect(row.original),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { rowSelection, columnVisibility: { ...visibility }, sorting },
    onRowSelectionChange: (update) =>
      setSelection({ of: listKey, rows: typeof update === 'function' ? update(rowSelection) : update }),
    onColumnVisibilityChange: (update) =>
      setVisibility(typeof update === 'function' ? update({ ...visibility }) : update),
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) at.sortBy(next);
    },
  });
  const shownColumns = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() ?? true);
  const selected = rows?.filter(({ id }) => rowSelection[id]) ?? [];
  const clear = () => setSelection({ of: listKey, rows: {} });

  // The cursor is of another order, or its row is gone: the list begins anew.
  const isLost = list.error !== undefined && at.after !== null && apiError(list.error).reason === 'INVALID_CURSOR';
  const isPageGone =
    list.isCurrent && !list.loading && rows?.length === 0 && list.shown?.totalCount !== 0 && at.page > 1;
  if (isLost || isPageGone) {
    const search = new URLSearchParams(location.search);
    const starts = isPageGone && at.starts && at.starts.length > 2 ? at.starts.slice(0, -1) : [null];
    for (const [key, value] of [
      ['page', starts.length > 1 ? String(starts.length) : null],
      ['after', starts.at(-1) ?? null],
    ] as const) {
      if (value === null) search.delete(key);
      else search.set(key, value);
    }
    return <Navigate replace to={{ search: search.toString() }} state={{ starts }} />;
  }

  return (
    <Stack gap={3}>
      <TableToolbar
        at={at}
        list={list}
        search={search}
        filters={filters}
        columns={columns.flatMap((column, index) => {
          const own = table.getColumn(column.id);
          if (!own || !canBeHidden(column, index)) return [];
          return [
            { id: column.id, label: column.label, isShown: own.getIsVisible(), toggle: () => own.toggleVisibility() },
          ];
        })}
        sortable={columns.filter(({ sort }) => sort !== undefined)}
        file={fileName === undefined ? null : { name: fileName, columns: shownColumns }}
        actions={actions}
      />
      {rows === undefined ? (
        <FirstRows
          error={list.error}
          failure={failure}
          loading={list.loading}
          onRetry={list.refetch}
          rows={Math.min(at.size, 10)}
          height="2.5rem"
        />
      ) : rows.length === 0 ? (
        at.isFiltered ? (
          <NoMatches onClear={at.clear} />
        ) : (
          empty
        )
      ) : (
        <>
          <TableGrid
            caption={caption}
            columns={shownColumns}
            rows={rows}
            isStale={!list.isCurrent}
            nameOf={nameOf}
            onOpen={onOpen}
            sort={at.sort}
            onSort={(id) => table.getColumn(id)?.toggleSorting()}
            selection={
              bulk
                ? {
                    can: canSelect,
                    has: (id) => rowSelection[id] === true,
                    toggle: (id) => {
                      const row = table.getRow(id);
                      if (row.getCanSelect()) row.toggleSelected();
                    },
                    all: table.getIsAllRowsSelected(),
                    some: selected.length > 0,
                    toggleAll: () => table.toggleAllRowsSelected(),
                  }
                : null
            }
          />
          {bulk && selected.length > 0 && (
            <SelectionBar count={selected.length} onClear={clear}>
              {bulk(selected, clear)}
            </SelectionBar>
          )}
          <TableFoot at={at} list={list} caption={caption} found={found} />
        </>
      )}
    </Stack>
  );
}
