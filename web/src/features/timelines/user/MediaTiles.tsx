import { postPath } from '@mallard/rules/page-paths';
import { EyeOff, Images, Play, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Pages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { InfiniteList } from '../../../ui/list/InfiniteList';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { personName } from '../../people/profiles/person-name';
import type { PostCard_PostFragment } from '../../posts/card/PostCard.generated';
import { useCardPost } from '../../posts/card/useCardPost';
import { shownWords } from '../../posts/card/post-name';
import { placeholderImage } from '../../posts/media/placeholder';
import { useMediaMessages } from '../../posts/media/useMediaMessages';

const COLUMNS = 3;
/** The usual height of a row of tiles. */
const ROW_PX = 200;

interface MediaTilesProps {
  label: string;
  ids: readonly string[];
  pages: Pages;
  empty: ReactNode;
}

/** The pictures and videos of a person as a grid; each tile leads to its quack. */
export function MediaTiles({ label, ids, pages, empty }: MediaTilesProps) {
  // Rows are memoized by these arrays.
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(ids.length / COLUMNS) }, (_, row) =>
        ids.slice(row * COLUMNS, (row + 1) * COLUMNS),
      ),
    [ids],
  );
  return (
    <InfiniteList
      label={label}
      kind="list"
      name="media"
      items={rows}
      keyOf={([first]) => first ?? ''}
      renderItem={renderRow}
      estimatePx={ROW_PX}
      skeleton={<RowSkeleton />}
      empty={empty}
      {...pages}
    />
  );
}

const renderRow = (row: readonly string[]) => (
  <div className={styles.row}>
    {row.map((id) => (
      <Tile key={id} id={id} />
    ))}
  </div>
);

function RowSkeleton() {
  return (
    <div className={styles.row}>
      {Array.from({ length: COLUMNS }, (_, index) => (
        <div key={index} className={styles.tile}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

function Tile({ id }: { id: string }) {
  const t = useT();
  const choice = useViewer()?.preferences.sensitiveMedia;
  const post = useCardPost({ __typename: 'Post', id });
  const [item] = post?.media ?? [];
  if (!post || !item) return <span className={styles.tile} />;
  const isWarned = post.contentWarning !== null;
  const isFiltered = post.filtered.some(({ contexts }) => contexts.includes('PROFILES'));
  const isCovered = isWarned || isFiltered || (post.isMarkedSensitive && choice !== 'SHOW');
  return (
    <Link to={postPath(id)} className={styles.tile}>
      {isCovered ? (
        <Cover item={item} isWarned={isWarned} isBlurred={!isWarned && choice !== 'HIDE'} />
      ) : (
        <>
          <Picture item={item} />
          <Badges media={post.media} />
        </>
      )}
      <VisuallyHidden>
        {t('posts.name', { name: personName(post.author, t), text: shownWords(post, 'PROFILES') })}
      </VisuallyHidden>
    </Link>
  );
}

interface CoverProps {
  item: Item;
  isWarned: boolean;
  isBlurred: boolean;
}

/** In place of what is sensitive. The quack, to which the tile leads, can show it. */
function Cover({ item, isWarned, isBlurred }: CoverProps) {
  const w = useMediaMessages();
  return (
    <>
      {isBlurred && (
        <span
          className={cx(styles.picture, styles.blurred)}
          style={{ backgroundImage: placeholderImage(item.placeholder) }}
        />
      )}
      <span className={styles.sign}>
        <span className={styles.disc}>
          <Icon of={isWarned ? TriangleAlert : EyeOff} size={28} />
        </span>
      </span>
      {!isWarned && <VisuallyHidden>{w(item.kind === 'VIDEO' ? 'sensitiveVideo' : 'sensitiveImage')}</VisuallyHidden>}
    </>
  );
}

type Item = PostCard_PostFragment['media'][number];

/** The still of a video or an animated picture; nothing moves in a grid. */
function Picture({ item: { kind, url, thumbnailUrl, altText, isAnimated, placeholder } }: { item: Item }) {
  const w = useMediaMessages();
  const still = thumbnailUrl ?? (kind === 'VIDEO' || isAnimated ? null : url);
  const label = altText || w(kind === 'VIDEO' ? 'video' : 'image');
  const backgroundImage = placeholderImage(placeholder);
  return still === null ? (
    <span role="img" aria-label={label} className={styles.picture} style={{ backgroundImage }} />
  ) : (
    <img
      src={still}
      alt={label}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={styles.picture}
      style={{ backgroundImage }}
    />
  );
}

function Badges({ media }: { media: readonly Item[] }) {
  const w = useMediaMessages();
  const [first] = media;
  return (
    <span className={styles.badges}>
      {first?.kind === 'VIDEO' && (
        <span className={styles.badge}>
          <Icon of={Play} size={14} filled />
        </span>
      )}
      {first?.isAnimated && (
        <span aria-hidden className={styles.badge}>
          {w('gif')}
        </span>
      )}
      {media.length > 1 && (
        <span className={styles.badge}>
          <Icon of={Images} size={14} />
          <span aria-hidden>{media.length}</span>
        </span>
      )}
    </span>
  );
}

const styles = sheet({
  row: { display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: '1px' },
  tile: {
    position: 'relative',
    display: 'block',
    aspectRatio: '1',
    overflow: 'hidden',
    bg: 'bg.sunken',
    color: 'fg.muted',
    _focusVisible: { outlineOffset: '-3px', zIndex: '1' },
    '&:hover img': { filter: 'brightness(0.92)' },
  },
  picture: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  },
  sign: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' },
  // Seen on any colors.
  disc: { display: 'grid', padding: '2.5', borderRadius: 'full', bg: 'bg.sunken' },
  blurred: { filter: 'blur(12px) saturate(0.8)', transform: 'scale(1.15)' },
  badges: { position: 'absolute', insetInlineEnd: '1.5', insetBlockStart: '1.5', display: 'flex', gap: '1' },
  badge: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInline: '1.5',
    borderRadius: '0.375rem',
    bg: 'rgb(10 20 18 / 0.78)',
    color: 'white',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    lineHeight: '1',
  },
});
