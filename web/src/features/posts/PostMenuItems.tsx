import { Link2, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/I18nProvider';
import type { MenuItem } from '../../ui/Menu';
import { useHolds } from '../identity/viewer/claims';
import type { MenuPost } from './PostMenu';
import { useCopyLink } from './useCopyLink';

interface PostMenuItemsProps {
  post: MenuPost;
  onAsk: (what: 'edit' | 'delete') => void;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** What the menu of a quack offers. */
export function PostMenuItems({ post, onAsk, show }: PostMenuItemsProps) {
  const t = useT();
  const mayRemove = useHolds('posts.remove');
  const copy = useCopyLink();
  const items: MenuItem[] = [{ label: t('posts.copyLink'), icon: Link2, onSelect: () => void copy(post.id) }];
  if (!post.viewerCanEdit && mayRemove) {
    items.push({
      label: t('posts.remove'),
      icon: Trash2,
      danger: true,
      group: true,
      onSelect: () => onAsk('delete'),
    });
  }
  if (post.viewerCanEdit) {
    items.push(
      { label: t('posts.edit'), icon: Pencil, onSelect: () => onAsk('edit') },
      { label: t('posts.delete'), icon: Trash2, danger: true, group: true, onSelect: () => onAsk('delete') },
    );
  }
  return show(items);
}
