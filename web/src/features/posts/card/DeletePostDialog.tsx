import type { RefObject } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import type { MenuPost } from './menu-post';
import { useDeletePost } from '../actions/useDeletePost';

interface DeletePostDialogProps {
  post: MenuPost;
  /** Inside the quack's row, which the focus leaves for the next one. */
  place: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

/** Asks whether a quack is to go. */
export function DeletePostDialog({ post, place, onClose, onDeleted }: DeletePostDialogProps) {
  const t = useT();
  const { remove, busy } = useDeletePost();

  async function confirm() {
    const isGone = await remove(post.id, place.current);
    if (!isGone) onClose();
    else onDeleted?.();
  }

  const isOwn = post.viewerCanEdit || post.isHeld;
  return (
    <ConfirmDialog
      open
      title={isOwn ? t('posts.deleteTitle') : t('posts.removeTitle')}
      text={isOwn ? t('posts.deleteText') : t('posts.removeText')}
      confirmLabel={isOwn ? t('posts.delete') : t('posts.remove')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
