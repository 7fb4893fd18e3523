import { payloadOf, type Draft } from '../drafts/draft';
import { useUpdatePostMutation } from './UpdatePost.generated';

interface MoreChanges {
  removesPlace: boolean;
  /** Whether its media are sensitive is something else now. */
  isMarkChanged: boolean;
}

/** Edits the text of the viewer's post; its media stay, and its place unless it is removed. */
export function useUpdatePost() {
  const [updatePost] = useUpdatePostMutation();
  return async (id: string, draft: Draft, { removesPlace, isMarkChanged }: MoreChanges): Promise<void> => {
    const { content, contentWarning } = payloadOf(draft);
    await updatePost({
      variables: {
        id,
        input: {
          ...{ content, contentWarning },
          ...(isMarkChanged && { isSensitive: draft.isSensitive }),
          ...(removesPlace && { removePlace: true }),
        },
      },
      // Without its place, the post belongs to no nearby list, so they refetch.
      update: (cache) => removesPlace && cache.evict({ id: 'ROOT_QUERY', fieldName: 'nearbyPosts' }),
    });
  };
}
