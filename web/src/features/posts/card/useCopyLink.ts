import { useT } from '../../../i18n/I18nProvider';
import { copyText } from '../../session/device/copy-text';
import { postAddress } from '../../session/paths/post-address';

/** Puts a quack's address on the clipboard. */
export function useCopyLink(): (postId: string) => Promise<void> {
  const t = useT();
  return (postId) => copyText(postAddress(postId), t('posts.linkCopied'), t('posts.copyFailed'));
}
