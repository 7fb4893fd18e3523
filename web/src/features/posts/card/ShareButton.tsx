import { Link2, Share } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { Menu } from '../../../ui/overlay/Menu';
import { personName } from '../../people/profiles/person-name';
import { postAddress } from '../../session/paths/post-address';
import type { PostCard_PostFragment } from './PostCard.generated';
import { useCopyLink } from './useCopyLink';

interface ShareButtonProps {
  post: Pick<PostCard_PostFragment, 'id' | 'author' | 'visibility'>;
  className?: string;
}

/** Copies the quack's address; where the system has a sheet for sharing, it offers that too. */
export function ShareButton({ post, className }: ShareButtonProps) {
  const t = useT();
  const copy = useCopyLink();
  const data = { url: postAddress(post.id), title: t('posts.shareTitle', { name: personName(post.author, t) }) };
  const hasSheet = 'share' in navigator;
  const face = {
    type: 'button',
    'aria-label': t('posts.share'),
    'data-tooltip': t('posts.share'),
    className,
    children: <Icon of={Share} size={18} />,
  } as const;

  if (!hasSheet) return <button {...face} onClick={() => void copy(post)} />;
  return (
    <Menu
      label={t('posts.share')}
      items={[
        { label: t('posts.copyLink'), icon: Link2, onSelect: () => void copy(post) },
        // Closing the sheet without sharing is no failure.
        {
          label: t('posts.shareVia'),
          icon: Share,

          onSelect: () => void navigator.share(data).catch(() => undefined),
        },
      ]}
      trigger={(trigger) => <button {...face} {...trigger} />}
    />
  );
}
