import type { ReactNode } from 'react';

/** A column of the file that a table can be saved as. */
export interface FileColumn<Row> {
  label: string;
  text: (row: Row) => string;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The direction of the first press on the heading; absent if the list can't be sorted by it. */
  sort?: 'ascending' | 'descending';
  /** Numbers are right-aligned in both directions, so that digits line up. */
  align?: 'number' | 'end';
  /** The label is only for assistive technology, such as above buttons. */
  hideLabel?: boolean;
  /** Shown unless someone chooses otherwise; the first column and columns without a visible label always are. */
  shownAtFirst?: false;
  /** Left out on phones. */
  onPhones?: false;
  /** The value in the file; absent if it is not in there. */
  text?: (row: Row) => string;
  /** What the file has in its place, such as a number and its unit in two columns. */
  file?: readonly FileColumn<Row>[];
}

/** Whether people may choose to hide a column. */
export const canBeHidden = (column: TableColumn<never>, index: number): boolean =>
  index > 0 && column.hideLabel !== true;
