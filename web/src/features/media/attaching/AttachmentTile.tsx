import { ArrowLeft, Check, Plus, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { placeholderImage } from '../placeholder';
import { useMediaWords } from '../useMediaWords';
import type { Attached } from './attached';
import type { Pending } from './useUploads';

interface AttachedTileProps {
  item: Attached;
  /** From 1. */
  number: number;
  readOnly: boolean;
  onDescribe: () => void;
  /** Absent where it stands in a quack already. */
  onRemove?: () => void;
  /** Undefined for the first. */
  onMoveEarlier?: (() => void) | undefined;
}

export function AttachedTile({ item, number, readOnly, onDescribe, onRemove, onMoveEarlier }: AttachedTileProps) {
  const w = useMediaWords();
  const [lost, setLost] = useState(false);
  const name = w(item.kind === 'VIDEO' ? 'videoNumber' : 'imageNumber', { number });
  const source = item.thumbnailUrl ?? (item.kind === 'IMAGE' ? item.url : null);
  return (
    <li className={styles.tile} style={{ backgroundImage: placeholderImage(item.placeholder) }}>
      {lost ? (
        <p className={styles.failure}>{w('lost')}</p>
      ) : source === null ? (
        <video src={item.url} muted preload="metadata" className={styles.picture} aria-label={item.altText || name} />
      ) : (
        <img src={source} alt={item.altText || name} className={styles.picture} onError={() => setLost(true)} />
      )}
      <button
        type="button"
        disabled={readOnly}
        aria-haspopup="dialog"
        aria-label={`${w('alt')}: ${w(item.altText === '' ? 'addAlt' : 'editAlt', { name })}`}
        className={cx(styles.chip, styles.alt, item.altText !== '' && styles.done)}
        onClick={onDescribe}
      >
        <Icon of={item.altText === '' ? Plus : Check} size={14} />
        {w('alt')}
      </button>
      {onMoveEarlier && (
        <button
          type="button"
          disabled={readOnly}
          aria-label={w('moveEarlier', { name })}
          className={cx(styles.chip, styles.earlier)}
          onClick={onMoveEarlier}
        >
          <Icon of={ArrowLeft} size={16} directional />
        </button>
      )}
      {onRemove && <Remove label={w('remove', { name })} disabled={readOnly} onClick={onRemove} />}
    </li>
  );
}

interface PendingTileProps {
  item: Pending;
  onRetry: () => void;
  onRemove: () => void;
}

export function PendingTile({ item, onRetry, onRemove }: PendingTileProps) {
  const w = useMediaWords();
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
 * Before a tile goes: the keyboard goes on at the one after it, else at the one before, else at the words; where those would
 * bring up a screen keyboard, at the first tool.
 */
function leave(remove: HTMLElement): void {
  const [tile, form] = [remove.closest('li'), remove.closest('form')];
  const neighbor = tile?.nextElementSibling ?? tile?.previousElementSibling;
  if (neighbor) return neighbor.querySelector<HTMLElement>('[data-remove]')?.focus();
  const isFine = matchMedia('(pointer: fine)').matches;
  // The tile's own buttons come first until it is gone.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(isFine ? 'textarea' : 'button:enabled')?.focus());
}

export const tilesStyle = sheet({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
    gap: '2',
    listStyle: 'none',
    padding: '0',
    marginBlockEnd: '2',
  },
}).list;

const styles = sheet({
  tile: {
    position: 'relative',
    aspectRatio: '1',
    borderRadius: 'control',
    overflow: 'hidden',
    bg: 'bg.sunken',
    backgroundSize: 'cover',
  },
  picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
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
  earlier: { insetBlockStart: '1', insetInlineStart: '1' },
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
