import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../../ui/media/Icon';
import { useRootFlag } from '../../../ui/layout/root-flags';
import { cancelBy, showModal } from '../../../ui/overlay/Dialog';
import { useReducedMotion } from '../../session/theme/animation-choice';
import { lightboxStyles as styles } from './lightbox-styles';
import type { MediaItemFragment } from './MediaItem.generated';
import { placeholderImage } from './placeholder';
import { PlayButton } from './PlayButton';
import { useAnimation } from './useAnimation';
import { isMirrored, type Swipe, useGestures } from './useGestures';
import { useMediaMessages } from './useMediaMessages';

/** What the pictures belong to. */
export interface Caption {
  name: string;
  text: string;
}

interface LightboxProps {
  pictures: readonly MediaItemFragment[];
  startId: string;
  caption?: Caption | undefined;
  onClose: () => void;
}

/** Full-screen pictures: arrow keys, swipes and buttons change the picture; Escape and a press outside close. */
export function Lightbox({ pictures, startId, caption, onClose }: LightboxProps) {
  const w = useMediaMessages();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === startId),
    ),
  );
  const picture = pictures[index];
  useRootFlag('night', picture !== undefined);
  if (!picture) return null;

  function go(step: number) {
    setIndex((at) => Math.min(pictures.length - 1, Math.max(0, at + step)));
  }
  function onSwipe(swipe: Swipe) {
    if (swipe === 'away') onClose();
    else go(swipe === 'next' ? 1 : -1);
  }
  function onKeyDown({ key }: KeyboardEvent) {
    const forward = isMirrored() ? 'ArrowLeft' : 'ArrowRight';
    const back = isMirrored() ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) go(1);
    else if (key === back) go(-1);
    else if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(pictures.length - 1);
  }

  const total = pictures.length;
  return (
    <dialog
      ref={showModal}
      aria-label={w('viewer')}
      className={styles.dialog}
      onCancel={(event) => cancelBy(event, onClose)}
      // Keys pressed here must not scroll the list behind.
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown(event);
      }}
    >
      <div className={styles.top}>
        <button type="button" aria-label={w('close')} className={styles.button} onClick={onClose} data-autofocus>
          <Icon of={X} size={22} />
        </button>
        <a href={picture.url} target="_blank" rel="noreferrer" aria-label={w('openOriginal')} className={styles.button}>
          <Icon of={ExternalLink} size={20} />
        </a>
      </div>
      <Stage key={picture.id} picture={picture} onSwipe={onSwipe} onClose={onClose} />
      {total > 1 && (
        <div className={styles.steps}>
          <Step side="start" icon={ChevronLeft} label={w('previous')} disabled={index === 0} onClick={() => go(-1)} />
          <span role="status" className={styles.position}>
            {w('position', { number: index + 1, total })}
          </span>
          <Step side="end" icon={ChevronRight} label={w('next')} disabled={index === total - 1} onClick={() => go(1)} />
        </div>
      )}
      <Words altText={picture.altText} caption={caption} />
    </dialog>
  );
}

interface StageProps {
  picture: MediaItemFragment;
  onSwipe: (swipe: Swipe) => void;
  onClose: () => void;
}

/** One picture, which can be zoomed. Animated ones play when opened, unless motion is reduced. */
function Stage({ picture, onSwipe, onClose }: StageProps) {
  const w = useMediaMessages();
  const { source, isPlaying, toggle } = useAnimation(picture, !useReducedMotion());
  const { stage, picture: image, zoom, hasMoved, handlers } = useGestures(onSwipe);
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoom(1.5);
    else if (key === '-') zoom(1 / 1.5);
    else if (key === '0') zoom(0);
  }
  return (
    <div
      ref={stage}
      // Focusable, for the keys that zoom.
      tabIndex={0}
      role="group"
      aria-label={w('zoomHint')}
      className={styles.stage}
      {...handlers}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget && !hasMoved()) onClose();
      }}
    >
      <img
        ref={image}
        src={source}
        alt={picture.altText || w('image')}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        draggable={false}
        className={styles.picture}
        style={{ backgroundImage: placeholderImage(picture.placeholder) }}
      />
      {picture.isAnimated && <PlayButton isPlaying={isPlaying} className={styles.play} onToggle={toggle} />}
    </div>
  );
}

function Words({ altText, caption }: { altText: string; caption: Caption | undefined }) {
  const w = useMediaMessages();
  const hasText = caption !== undefined && caption.text !== '';
  if (altText === '' && !hasText) return null;
  return (
    <div className={styles.words}>
      {hasText && (
        <p className={styles.quack}>
          <bdi className={styles.author}>{caption.name}</bdi> <bdi className={styles.text}>{caption.text}</bdi>
        </p>
      )}
      {altText !== '' && (
        // Hidden from screen readers, which read it with the picture.
        <p dir="auto" aria-hidden className={styles.alt}>
          <span className={styles.sign}>{w('alt')}</span> {altText}
        </p>
      )}
    </div>
  );
}

interface StepProps {
  side: 'start' | 'end';
  icon: typeof X;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Not `disabled`, which would lose the focus at the last picture. */
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
