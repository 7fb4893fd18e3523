import { removePostEverywhere } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { focusInstead, neighborOf } from '../../../ui/articles';
import { toast } from '../../../ui/toast';
import { useDeletePostMutation } from './DeletePost.generated';

/** Deletes a quack, and leads the focus on to its neighbor in the list. */
export function useDeletePost() {
  const t = useT();
  const [deletePost, { loading: busy }] = useDeletePostMutation();

  /** @param within something inside the quack's article */
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
    // After the dialog has given the focus back to the button that goes with the quack.
    requestAnimationFrame(() => focusInstead(neighbor));
    return true;
  }
  return { remove, busy };
}
