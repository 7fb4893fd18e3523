import { useT } from '../../i18n/I18nProvider';
import { toast } from '../../ui/toast';
import { postAddress } from './post-path';

/** Puts a quack's address on the clipboard. */
export function useCopyLink(): (postId: string) => Promise<void> {
  const t = useT();
  return async (postId) => {
    try {
      await navigator.clipboard.writeText(postAddress(postId));
      toast.success(t('posts.linkCopied'));
    } catch {
      toast.error(t('posts.copyFailed'));
    }
  };
}
