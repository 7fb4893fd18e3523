import { Suspense, useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { cx, sheet } from '../../ui/theme/sheet';
import type { MediaItemFragment } from './MediaItem.generated';
import { placeholderImage } from './placeholder';
import { useMediaWords } from './useMediaWords';
import { lazily } from '../../ui/lazily';

const Lightbox = lazily(async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** Up to four tiles; a picture opens large, a video plays where it stands. */
export function MediaGrid({ media }: { media: readonly MediaItemFragment[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const pictures = media.filter(({ kind }) => kind === 'IMAGE');
  return (
    <div className={cx(styles.grid, media.length > 1 && styles.shared)} data-count={media.length}>
      {media.map((item) => (
        <Tile key={item.id} item={item} alone={media.length === 1} onOpen={() => setOpenId(item.id)} />
      ))}
      {openId !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} startId={openId} onClose={() => setOpenId(null)} />
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
  const w = useMediaWords();
  const [described, setDescribed] = useState(false);
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
            src={alone ? item.url : (item.thumbnailUrl ?? item.url)}
            alt={item.altText || w('image')}
            width={item.width ?? undefined}
            height={item.height ?? undefined}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={styles.picture}
          />
        </button>
      )}
      {item.altText !== '' && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${w('alt')}: ${w('showAlt')}`}
          className={cx(styles.alt, item.kind === 'VIDEO' && styles.altAbove)}
          onClick={() => setDescribed(true)}
        >
          {w('alt')}
        </button>
      )}
      <Dialog open={described} title={w('altTitle')} size="sm" onClose={() => setDescribed(false)}>
        <p dir="auto" className={styles.words}>
          {item.altText}
        </p>
      </Dialog>
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
  picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
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
  // The controls of a video are at its foot.
  altAbove: { insetBlockEnd: 'auto', insetBlockStart: '2' },
  words: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 'quack' },
});
