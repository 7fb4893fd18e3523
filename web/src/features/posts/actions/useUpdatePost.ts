import { payloadOf, type Draft } from '../drafts/draft';
import { useUpdatePostMutation } from './UpdatePost.generated';

/** Edits the text of the viewer's post; its media stay, and its place unless it is removed. */
export function useUpdatePost() {
  const [updatePost] = useUpdatePostMutation();
  return async (id: string, draft: Draft, removePlace: boolean): Promise<void> => {
    const { content, contentWarning } = payloadOf(draft);
    await updatePost({
      variables: { id, input: { content, contentWarning, ...(removePlace && { removePlace }) } },
      // Without its place, the post belongs to no nearby list, so they refetch.
      update: (cache) => removePlace && cache.evict({ id: 'ROOT_QUERY', fieldName: 'nearbyPosts' }),
    });
  };
}
