import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cancelBy, showModal } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { usePageMark } from '../../ui/page-marks';
import { sheet } from '../../ui/theme/sheet';
import type { MediaItemFragment } from './MediaItem.generated';
import { placeholderImage } from './placeholder';
import { useMediaWords } from './useMediaWords';

interface LightboxProps {
  pictures: readonly MediaItemFragment[];
  startId: string;
  onClose: () => void;
}

/** Pixels that a finger travels before it is a swipe. */
const SWIPE_PX = 48;

/** Pictures as large as the window: arrow keys, swipes and buttons go from one to the next, Escape and a press beside close. */
export function Lightbox({ pictures, startId, onClose }: LightboxProps) {
  const w = useMediaWords();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === startId),
    ),
  );
  const swipe = useSwipe((direction) => (direction === 'away' ? onClose() : go(direction === 'next' ? 1 : -1)));
  const picture = pictures[index];
  usePageMark('night', picture !== undefined);
  if (!picture) return null;

  function go(step: number) {
    setIndex((at) => Math.min(pictures.length - 1, Math.max(0, at + step)));
  }
  function onKeyDown({ key }: KeyboardEvent) {
    const forward = isMirrored() ? 'ArrowLeft' : 'ArrowRight';
    const back = isMirrored() ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) go(1);
    else if (key === back) go(-1);
    else if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(pictures.length - 1);
  }

  const several = pictures.length > 1;
  const total = pictures.length;
  return (
    <dialog
      ref={showModal}
      aria-label={w('viewer')}
      className={styles.dialog}
      onCancel={(event) => cancelBy(event, onClose)}
      // What is pressed here must not move the list behind.
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown(event);
      }}
    >
      <div
        className={styles.stage}
        {...swipe}
        onClick={(event) => {
          if (event.target === event.currentTarget) onClose();
        }}
      >
        <img
          key={picture.id}
          src={picture.url}
          alt={picture.altText || w('image')}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          draggable={false}
          className={styles.picture}
          style={{ backgroundImage: placeholderImage(picture.placeholder) }}
        />
      </div>
      <div className={styles.top}>
        <button type="button" aria-label={w('close')} className={styles.button} onClick={onClose} data-autofocus>
          <Icon of={X} size={22} />
        </button>
        <span role="status" className={styles.position}>
          {several && w('position', { number: index + 1, total })}
        </span>
        <a href={picture.url} target="_blank" rel="noreferrer" aria-label={w('openOriginal')} className={styles.button}>
          <Icon of={ExternalLink} size={20} />
        </a>
      </div>
      {several && (
        <>
          <Step side="start" icon={ChevronLeft} label={w('previous')} disabled={index === 0} onClick={() => go(-1)} />
          <Step side="end" icon={ChevronRight} label={w('next')} disabled={index === total - 1} onClick={() => go(1)} />
        </>
      )}
      {picture.altText !== '' && (
        // Read with the picture already; here for those who see.
        <p dir="auto" aria-hidden className={styles.words}>
          {picture.altText}
        </p>
      )}
    </dialog>
  );
}

interface StepProps {
  side: 'start' | 'end';
  icon: typeof X;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Not `disabled`: the focus would be lost at the last picture. */
function Step({ side, icon, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      data-side={side}
      className={styles.step}
      onClick={onClick}
    >
      <Icon of={icon} size={26} directional />
    </button>
  );
}

const isMirrored = () => document.documentElement.dir === 'rtl';

type Swipe = 'next' | 'previous' | 'away';

/** One finger (or pen) that goes sideways, or down and away. A mouse does not swipe. */
function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = (clientX - start.current.x) * (isMirrored() ? -1 : 1);
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 'next' : 'previous');
      else if (down > SWIPE_PX * 2) onSwipe('away');
    },
    onPointerCancel: () => (start.current = null),
  };
}

const styles = sheet({
  dialog: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    bg: '#050c0b',
    color: 'white',
    overflow: 'hidden',
    animation: 'm-appear 160ms ease-out',
    _backdrop: { bg: 'transparent' },
    _focusVisible: { outline: 'none' },
  },
  stage: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: { base: '0', md: '4rem' },
    touchAction: 'pan-y pinch-zoom',
  },
  picture: {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: 'full',
    maxHeight: { base: '100dvh', md: 'calc(100dvh - 8rem)' },
    backgroundSize: 'cover',
    userSelect: 'none',
  },
  top: {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '3',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  position: { fontSize: 'sm', fontVariantNumeric: 'tabular-nums', textShadow: '0 1px 3px rgb(0 0 0 / 0.8)' },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    bg: 'rgb(10 20 18 / 0.72)',
    color: 'white',
    _hover: { bg: 'rgb(50 66 62 / 0.9)' },
    _focusVisible: { outline: '2px solid white', outlineOffset: '2px' },
  },
  step: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.5rem)',
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    bg: 'rgb(10 20 18 / 0.72)',
    color: 'white',
    '&[data-side="start"]': { insetInlineStart: '3' },
    '&[data-side="end"]': { insetInlineEnd: '3' },
    '&[aria-disabled="true"]': { opacity: '0.35', cursor: 'default' },
    _hover: { bg: 'rgb(50 66 62 / 0.9)' },
    _focusVisible: { outline: '2px solid white', outlineOffset: '2px' },
  },
  words: {
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: '0',
    maxHeight: '30dvh',
    overflowY: 'auto',
    marginInline: 'auto',
    // Few words stand in the middle.
    width: 'fit-content',
    maxWidth: '44rem',
    paddingInline: '5',
    paddingBlock: '4',
    bg: 'rgb(5 12 11 / 0.82)',
    borderTopRadius: 'control',
    fontSize: 'sm',
    lineHeight: 'quack',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
