import { Eye, EyeOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { SensitiveMedia as Choice } from '../../../graphql/schema.generated';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import type { Caption } from './Lightbox';
import { MarkedByStaff } from './MarkedByStaff';
import { areCovered, coveredKind } from './media-cover';
import { MediaGrid } from './MediaGrid';
import type { MediaItemFragment } from './MediaItem.generated';
import { placeholderImage } from './placeholder';
import { useMediaMessages } from './useMediaMessages';

/** Quacks whose media were uncovered, or covered again; rows of a long list come and go, the choice stays. */
const chosen = new Map<string, boolean>();

export interface PostWithMedia {
  id: string;
  media: readonly MediaItemFragment[];
  isMarkedSensitive: boolean;
  isMarkedByStaff: boolean;
  /** The words on a cover that a filter puts on them, whatever the reader prefers. */
  cover?: string | undefined;
}

interface FramedMediaProps {
  post: PostWithMedia;
  caption: Caption | undefined;
  /** The room of the media. */
  frame: { className: string | undefined; style: CSSProperties };
}

interface SensitiveMediaProps extends FramedMediaProps {
  /** Undefined for visitors, who see covers. */
  choice: Choice | undefined;
}

/** Media in their frame, or in place of sensitive ones what the reader has chosen. */
export function FramedMedia(props: FramedMediaProps) {
  const choice = useViewer()?.preferences.sensitiveMedia;
  const { media, cover } = props.post;
  if (cover !== undefined) return <SensitiveMedia {...props} choice="BLUR" />;
  if (areCovered(props.post, choice)) return <SensitiveMedia {...props} choice={choice} />;
  return (
    <div {...props.frame}>
      <MediaGrid media={media} caption={props.caption} />
    </div>
  );
}

/** Sensitive media: nothing of them is loaded before the reader wants to see them. They can be covered again. */
function SensitiveMedia({ post, caption, choice, frame }: SensitiveMediaProps) {
  const w = useMediaMessages();
  const { id, media, isMarkedByStaff } = post;
  const [isShown, setShown] = useState(() => chosen.get(id) ?? choice === 'SHOW');
  // The button that was pressed is gone; its counterpart has the focus then.
  const [isToggled, setToggled] = useState(false);
  const words = post.cover ?? w(coveredKind(media));

  function show(next: boolean) {
    chosen.set(id, next);
    setShown(next);
    setToggled(true);
  }

  return (
    <>
      {isShown ? (
        <div {...frame}>
          <MediaGrid media={media} caption={caption} />
          <button type="button" autoFocus={isToggled} className={styles.hide} onClick={() => show(false)}>
            <Icon of={EyeOff} size={14} />
            {w('hideSensitive')}
          </button>
        </div>
      ) : choice === 'HIDE' ? (
        <p className={styles.line}>
          <Icon of={EyeOff} size={18} />
          <span>{words}</span>
          <button type="button" autoFocus={isToggled} className={styles.show} onClick={() => show(true)}>
            {w('showSensitive')}
          </button>
        </p>
      ) : (
        <div className={cx(frame.className, styles.covered)} style={frame.style}>
          <Blur media={media} />
          <button type="button" autoFocus={isToggled} className={styles.cover} onClick={() => show(true)}>
            <span className={styles.words}>
              <Icon of={EyeOff} size={18} />
              {words}
            </span>{' '}
            <span className={styles.pill}>
              <Icon of={Eye} size={16} />
              {w('showSensitive')}
            </span>
          </button>
        </div>
      )}
      {isMarkedByStaff && <MarkedByStaff />}
    </>
  );
}

/** The few colors of the placeholders, from which no one sees what is on the picture. */
function Blur({ media }: { media: readonly MediaItemFragment[] }) {
  return (
    <span aria-hidden className={cx(styles.blur, media.length > 1 && styles.shared)} data-count={media.length}>
      {media.map(({ id, placeholder }) => (
        <span key={id} className={styles.part} style={{ backgroundImage: placeholderImage(placeholder) }} />
      ))}
    </span>
  );
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '8',
  paddingInline: '3',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'medium',
} as const;

const styles = sheet({
  // Its words need their room, however flat the picture is.
  covered: { display: 'grid', minHeight: 'min-content', minWidth: 'min(15rem, 100%)' },
  blur: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    gap: '0.5',
    filter: 'blur(12px) saturate(0.8)',
    transform: 'scale(1.15)',
  },
  shared: {
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'minmax(0, 1fr)',
    '&[data-count="3"] > :first-child': { gridRow: 'span 2' },
  },
  part: { backgroundSize: 'cover', backgroundPosition: 'center' },
  cover: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    padding: '3',
    width: 'full',
    cursor: 'pointer',
    textAlign: 'center',
    _focusVisible: { outlineOffset: '-3px' },
  },
  words: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'bg.card',
    color: 'fg.default',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
  pill: { ...pill, bg: 'bg.card', color: 'brand.fg' },
  hide: {
    ...pill,
    position: 'absolute',
    insetInlineEnd: '2',
    insetBlockStart: '2',
    zIndex: '1',
    bg: 'rgb(10 20 18 / 0.78)',
    color: 'white',
    _hover: { bg: 'rgb(10 20 18 / 0.95)' },
    _focusVisible: { outline: '2px solid white', outlineOffset: '-4px' },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    marginBlockStart: '2',
    marginBlockEnd: '1',
    paddingInline: '3',
    minHeight: '11',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
  },
  show: {
    ...pill,
    minHeight: '11',
    marginInlineStart: 'auto',
    color: 'brand.fg',
    _hover: { textDecoration: 'underline' },
  },
});
