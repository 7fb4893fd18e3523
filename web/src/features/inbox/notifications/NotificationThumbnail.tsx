import { EyeOff } from 'lucide-react';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { areCovered, coveredKind } from '../../posts/media/media-cover';
import { useMediaMessages } from '../../posts/media/useMediaMessages';
import { withPlain } from '../../posts/plain/with-plain';
import { useViewer } from '../../session/viewer/viewer';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';

/**
 * The first picture of a quack, or a cover where its card has one. Where a warning or a filter is shown in place of the words,
 * there is no picture either.
 */
export function NotificationThumbnail({ post }: { post: NonNullable<Notification['post']> }) {
  const w = useMediaMessages();
  const choice = useViewer()?.preferences.sensitiveMedia;
  const [first] = post.media;
  const rare = withPlain(post);
  const filters = rare.filtered.filter(({ contexts }) => contexts.includes('NOTIFICATIONS'));
  if (!first || post.contentWarning !== null || filters.some(({ action }) => action !== 'BLUR')) return null;
  const [blur] = filters;
  if (blur || areCovered(rare, choice)) {
    return (
      <span role="img" aria-label={blur?.title ?? w(coveredKind(post.media))} className={styles.cover}>
        <Icon of={EyeOff} size={20} />
      </span>
    );
  }
  const isPicture = first.kind === 'IMAGE';
  const source = first.thumbnailUrl ?? (isPicture ? first.url : null);
  return (
    source !== null && (
      <img
        src={source}
        alt={first.altText || w(isPicture ? 'image' : 'video')}
        width={SIZE_PX}
        height={SIZE_PX}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    )
  );
}

const SIZE_PX = 48;

const styles = sheet({
  picture: { boxSize: '12', borderRadius: 'control', objectFit: 'cover', bg: 'bg.sunken' },
  cover: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
  },
});
