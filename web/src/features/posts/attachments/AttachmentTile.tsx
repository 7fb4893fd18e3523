import { ArrowLeft, ArrowRight, Check, Plus, RotateCcw, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { placeholderImage } from '../media/placeholder';
import { useMediaMessages } from '../media/useMediaMessages';
import type { Attached } from './attached';
import type { Pending } from './useUploads';

interface AttachedTileProps {
  item: Attached;
  /** From 1. */
  number: number;
  readOnly: boolean;
  isDescribing: boolean;
  onDescribe: () => void;
  /** Absent in a published post. */
  onRemove?: () => void;
  sorting?: TileSorting | undefined;
}

/** How a tile is moved among others. */
interface TileSorting {
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** By one place. */
  onMove: (by: -1 | 1) => void;
  keys: ComponentProps<'button'>;
  pointer: ComponentProps<'div'>;
}

export function AttachedTile(props: AttachedTileProps) {
  const { item, number, readOnly, isDescribing, onDescribe, onRemove, sorting } = props;
  const w = useMediaMessages();
  const [lost, setLost] = useState(false);
  const name = w(item.kind === 'VIDEO' ? 'videoNumber' : 'imageNumber', { number });
  const source = item.thumbnailUrl ?? (item.kind === 'IMAGE' ? item.url : null);
  return (
    <li
      data-id={item.id}
      className={cx(styles.tile, sorting?.isDragged && styles.dragged)}
      style={{ backgroundImage: placeholderImage(item.placeholder) }}
    >
      {lost ? (
        <p className={styles.failure}>{w('lost')}</p>
      ) : source === null ? (
        <video src={item.url} muted preload="metadata" className={styles.picture} aria-label={item.altText || name} />
      ) : (
        <img
          src={source}
          alt={item.altText || name}
          draggable={false}
          className={styles.picture}
          onError={() => setLost(true)}
        />
      )}
      {sorting && !readOnly && <div aria-hidden className={styles.grip} {...sorting.pointer} />}
      <button
        type="button"
        disabled={readOnly}
        aria-expanded={isDescribing}
        data-describe={item.id}
        aria-label={`${w('alt')}: ${w(item.altText === '' ? 'addAlt' : 'editAlt', { name })}`}
        className={cx(styles.chip, styles.alt, item.altText !== '' && styles.done)}
        onClick={onDescribe}
      >
        <Icon of={item.altText === '' ? Plus : Check} size={14} />
        {w('alt')}
      </button>
      {sorting && (
        <span className={styles.order}>
          <MoveButton {...{ sorting, readOnly }} by={-1} label={w('moveEarlier', { name })} />
          <MoveButton {...{ sorting, readOnly }} by={1} label={w('moveLater', { name })} />
        </span>
      )}
      {onRemove && <Remove label={w('remove', { name })} disabled={readOnly} onClick={onRemove} />}
    </li>
  );
}

interface MoveButtonProps {
  sorting: TileSorting;
  by: -1 | 1;
  label: string;
  readOnly: boolean;
}

/** Moves by one place, or by the arrow keys. It stays at the ends, so that it does not lose the focus. */
function MoveButton({ sorting, by, label, readOnly }: MoveButtonProps) {
  const isAtEnd = by === -1 ? sorting.isFirst : sorting.isLast;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      disabled={readOnly}
      className={cx(styles.chip, styles.inRow)}
      onClick={() => sorting.onMove(by)}
      {...sorting.keys}
    >
      <Icon of={by === -1 ? ArrowLeft : ArrowRight} size={16} directional />
    </button>
  );
}

interface PendingTileProps {
  item: Pending;
  onRetry: () => void;
  onRemove: () => void;
}

export function PendingTile({ item, onRetry, onRemove }: PendingTileProps) {
  const w = useMediaMessages();
  const { name } = item.file;
  return (
    <li className={styles.tile}>
      {item.isVideo ? (
        <video
          src={item.previewUrl}
          muted
          preload="metadata"
          aria-hidden
          className={cx(styles.picture, styles.faint)}
        />
      ) : (
        <img src={item.previewUrl} alt="" className={cx(styles.picture, styles.faint)} />
      )}
      {item.failure === null ? (
        <progress className={styles.progress} max={1} value={item.progress} aria-label={w('uploading', { name })} />
      ) : (
        <div role="alert" className={styles.failure}>
          <p>{item.failure}</p>
          <button type="button" aria-label={w('retry', { name })} className={styles.retry} onClick={onRetry}>
            <Icon of={RotateCcw} size={18} />
          </button>
        </div>
      )}
      <Remove label={w('remove', { name })} disabled={false} onClick={onRemove} />
    </li>
  );
}

function Remove({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      data-remove
      className={cx(styles.chip, styles.remove)}
      onClick={({ currentTarget }) => {
        leave(currentTarget);
        onClick();
      }}
    >
      <Icon of={X} size={16} />
    </button>
  );
}

/**
 * Before a tile is removed, moves the focus to the next tile, the previous one, or the text; on touch devices to the
 * first tool instead of the text, because of the on-screen keyboard.
 */
function leave(remove: HTMLElement): void {
  const [tile, form] = [remove.closest('li'), remove.closest('form')];
  const neighbor = tile?.nextElementSibling ?? tile?.previousElementSibling;
  if (neighbor) return neighbor.querySelector<HTMLElement>('[data-remove]')?.focus();
  const isFine = matchMedia('(pointer: fine)').matches;
  // The tile's own buttons are still in the document.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(isFine ? 'textarea' : 'button:enabled')?.focus());
}

const styles = sheet({
  tile: {
    position: 'relative',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.sunken',
    backgroundSize: 'cover',
  },
  picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  dragged: { outline: '3px solid {colors.brand.focus}', opacity: '0.85' },
  // Over the picture and below the buttons. Fingers scroll, and move by the buttons.
  grip: { position: 'absolute', inset: '0', cursor: 'grab', touchAction: 'pan-y', _active: { cursor: 'grabbing' } },
  faint: { opacity: '0.55' },
  chip: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    minWidth: '8',
    minHeight: '8',
    borderRadius: 'full',
    bg: 'rgb(10 20 18 / 0.78)',
    color: 'white',
    _hover: { bg: 'rgb(10 20 18 / 0.95)' },
    _focusVisible: { outline: '2px solid white', outlineOffset: '-4px' },
  },
  remove: { insetBlockStart: '1', insetInlineEnd: '1' },
  order: { position: 'absolute', insetBlockStart: '1', insetInlineStart: '1', display: 'flex', gap: '1' },
  inRow: { position: 'static', '&[aria-disabled=true]': { opacity: '0.4', cursor: 'default' } },
  alt: {
    insetBlockEnd: '1',
    insetInlineStart: '1',
    gridAutoFlow: 'column',
    gap: '1',
    paddingInline: '2.5',
    fontSize: '0.75rem',
    fontWeight: 'bold',
  },
  done: { bg: 'rgb(13 92 74 / 0.95)' },
  progress: {
    position: 'absolute',
    insetInline: '2',
    insetBlockEnd: '2',
    width: 'calc(100% - 1rem)',
    height: '1.5',
    accentColor: 'var(--m-colors-brand-solid)',
  },
  failure: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '1',
    padding: '2',
    paddingInlineEnd: '10',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: '0.75rem',
    lineHeight: '1.3',
    overflowY: 'auto',
  },
  retry: { display: 'grid', placeItems: 'center', width: '8', height: '8', flexShrink: '0', borderRadius: 'full' },
});
