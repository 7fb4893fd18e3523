import { useT } from '../../../i18n/I18nProvider';
import { copyText } from '../../session/device/copy-text';
import { postAddress } from '../../session/paths/post-address';

/** Puts a quack's address on the clipboard. */
export function useCopyLink(): (post: { id: string; visibility: string }) => Promise<void> {
  const t = useT();
  return ({ id, visibility }) => {
    const words = t(visibility === 'FOLLOWERS' ? 'posts.followersLinkCopied' : 'posts.linkCopied');
    return copyText(postAddress(id), words, t('posts.copyFailed'));
  };
}
