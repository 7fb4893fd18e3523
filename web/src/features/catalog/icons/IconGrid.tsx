import { useCallback, useMemo, useState } from 'react';
import { PathIcon } from '../../../ui/media/PathIcon';
import type { RowObserver } from '../../../ui/list/row-observer';
import { sheet } from '../../../ui/theme/sheet';
import { useMeasured, useVirtualRows } from '../../../ui/list/useVirtualRows';
import type { SetIcon } from './icon-set';

interface IconGridProps {
  icons: readonly SetIcon[];
  label: string;
  chosen: SetIcon;
  onChoose: (icon: SetIcon) => void;
}

/** The minimum width of a cell and the usual height of a row, in pixels at the default text size. */
const CELL_PX = 104;
const ROW_PX = 88;

type IconRow = readonly SetIcon[];
const keyOf = (row: IconRow) => row[0]?.[0] ?? '';

/** A virtualized grid of thousands of icons. */
export function IconGrid({ icons, label, chosen, onChoose }: IconGridProps) {
  const [columns, setColumns] = useState(8);
  const measure = useCallback((grid: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor(entry.contentRect.width / CELL_PX)));
    });
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(icons.length / columns) }, (_, row): IconRow =>
        icons.slice(row * columns, (row + 1) * columns),
      ),
    [icons, columns],
  );
  const { rows: near, listRef, observer } = useVirtualRows({ items: rows, keyOf, estimatePx: ROW_PX, name: label });

  return (
    <div ref={measure} data-endless>
      <div
        ref={listRef}
        role="group"
        aria-label={label}
        className={styles.grid}
        style={{ paddingBlockStart: `${near.beforePx}px`, paddingBlockEnd: `${near.afterPx}px` }}
      >
        {rows.slice(near.first, near.end).map((row) => (
          <Row
            key={keyOf(row)}
            row={row}
            columns={columns}
            observer={observer}
            chosen={row.includes(chosen) ? chosen : null}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  row: IconRow;
  columns: number;
  observer: RowObserver;
  chosen: SetIcon | null;
  onChoose: (icon: SetIcon) => void;
}

function Row({ row, columns, observer, chosen, onChoose }: RowProps) {
  return (
    <div
      ref={useMeasured(observer)}
      data-row={keyOf(row)}
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map((icon) => (
        <button
          key={icon[0]}
          type="button"
          aria-pressed={icon === chosen}
          title={icon[0]}
          className={styles.icon}
          onClick={() => onChoose(icon)}
        >
          <PathIcon path={icon[1]} />
          <bdi dir="ltr" className={styles.name}>
            {icon[0]}
          </bdi>
        </button>
      ))}
    </div>
  );
}

const styles = sheet({
  grid: { overflowAnchor: 'none' },
  row: { display: 'grid', gap: '1', paddingBlockEnd: '1' },
  icon: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: '5.25rem',
    minWidth: '0',
    paddingInline: '1',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'bg.selected', color: 'brand.fg' },
  },
  name: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});
