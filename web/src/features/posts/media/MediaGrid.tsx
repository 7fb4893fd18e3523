import { Suspense, useState } from 'react';
import { Popover } from '../../../ui/overlay/Popover';
import { cx, sheet } from '../../../ui/theme/sheet';
import { usePlaysAnimations, useReducedMotion } from '../../session/theme/animation-choice';
import type { Caption } from './Lightbox';
import type { MediaItemFragment } from './MediaItem.generated';
import { placeholderImage } from './placeholder';
import { PlayButton } from './PlayButton';
import { useAnimation } from './useAnimation';
import { useMediaMessages } from './useMediaMessages';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const Lightbox = lazyWithRetry(async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** Up to four tiles; pictures open in the lightbox, videos play in place. */
export function MediaGrid({ media, caption }: { media: readonly MediaItemFragment[]; caption?: Caption | undefined }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const pictures = media.filter(({ kind }) => kind === 'IMAGE');
  return (
    <div className={cx(styles.grid, media.length > 1 && styles.shared)} data-count={media.length}>
      {media.map((item) => (
        <Tile key={item.id} item={item} alone={media.length === 1} onOpen={() => setOpenId(item.id)} />
      ))}
      {openId !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} startId={openId} caption={caption} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface TileProps {
  item: MediaItemFragment;
  alone: boolean;
  onOpen: () => void;
}

function Tile({ item, alone, onOpen }: TileProps) {
  const w = useMediaMessages();
  const [playsAnimations, isMotionReduced] = [usePlaysAnimations(), useReducedMotion()];
  const { source, isPlaying, toggle } = useAnimation(item, playsAnimations && !isMotionReduced);
  const backgroundImage = placeholderImage(item.placeholder);
  return (
    <div className={styles.tile} style={{ backgroundImage }}>
      {item.kind === 'VIDEO' ? (
        <video
          controls
          playsInline
          preload={item.thumbnailUrl === null ? 'metadata' : 'none'}
          src={item.url}
          poster={item.thumbnailUrl ?? undefined}
          aria-label={item.altText || w('video')}
          className={styles.video}
        />
      ) : (
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
          <img
            src={alone || item.isAnimated ? source : (item.thumbnailUrl ?? item.url)}
            alt={item.altText || w('image')}
            width={item.width ?? undefined}
            height={item.height ?? undefined}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.picture}
            // Cropped if larger than its tile, not enlarged if smaller.
            style={{ maxWidth: item.width ?? undefined, maxHeight: item.height ?? undefined }}
          />
        </button>
      )}
      {item.isAnimated && <PlayButton isPlaying={isPlaying} className={styles.play} onToggle={toggle} />}
      {item.altText !== '' && (
        <Popover
          title={w('altTitle')}
          side="above"
          trigger={(trigger) => (
            <button
              type="button"
              aria-label={`${w('alt')}: ${w('showAlt')}`}
              className={cx(styles.alt, item.kind === 'VIDEO' && styles.altAbove)}
              {...trigger}
            >
              {w('alt')}
            </button>
          )}
        >
          <p dir="auto" className={styles.words}>
            {item.altText}
          </p>
        </Popover>
      )}
    </div>
  );
}

const styles = sheet({
  grid: { position: 'absolute', inset: '0', display: 'grid', gap: '0.5' },
  shared: {
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'minmax(0, 1fr)',
    '&[data-count="3"] > :first-of-type': { gridRow: 'span 2' },
  },
  tile: { position: 'relative', minWidth: '0', minHeight: '0', backgroundSize: 'cover', backgroundPosition: 'center' },
  open: {
    display: 'block',
    width: 'full',
    height: 'full',
    padding: '0',
    cursor: 'zoom-in',
    _focusVisible: { outlineOffset: '-3px' },
  },
  picture: { position: 'absolute', inset: '0', margin: 'auto', width: 'full', height: 'full', objectFit: 'cover' },
  video: { display: 'block', width: 'full', height: 'full', objectFit: 'contain', bg: 'black' },
  alt: {
    position: 'absolute',
    insetInlineStart: '2',
    insetBlockEnd: '2',
    minWidth: '9',
    minHeight: '6',
    paddingInline: '1.5',
    borderRadius: '0.375rem',
    bg: 'rgb(10 20 18 / 0.78)',
    color: 'white',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    letterSpacing: '0.03em',
    _hover: { bg: 'rgb(10 20 18 / 0.95)' },
  },
  play: {
    position: 'absolute',
    insetInlineEnd: '2',
    insetBlockEnd: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: '0.375rem',
    bg: 'rgb(10 20 18 / 0.78)',
    color: 'white',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    letterSpacing: '0.03em',
    _hover: { bg: 'rgb(10 20 18 / 0.95)' },
    _focusVisible: { outline: '2px solid white', outlineOffset: '-4px' },
  },
  // Above the controls of the video.
  altAbove: { insetBlockEnd: 'auto', insetBlockStart: '2' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 'quack' },
});
