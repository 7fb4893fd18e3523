import { removePostEverywhere } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { focusInstead, neighborOf } from '../../../ui/list/articles';
import { toast } from '../../../ui/feedback/toast';
import { useDeletePostMutation } from './DeletePost.generated';

/** Deletes a post and moves the focus to its neighbor in the list. */
export function useDeletePost() {
  const t = useT();
  const [deletePost, { loading: busy }] = useDeletePostMutation();

  /** @param within an element inside the article of the post */
  async function remove(id: string, within: HTMLElement | null): Promise<boolean> {
    const neighbor = neighborOf(within);
    try {
      await deletePost({
        variables: { id },
        update(cache, { data }) {
          if (data) removePostEverywhere(cache, data.deletePost.deletedId);
        },
      });
    } catch (error) {
      toast.error(errorMessage(error, t, t('errors.deletePost')));
      return false;
    }
    toast.success(t('posts.deleted'));
    // After the dialog has restored the focus to the button that is removed.
    requestAnimationFrame(() => focusInstead(neighbor));
    return true;
  }
  return { remove, busy };
}
