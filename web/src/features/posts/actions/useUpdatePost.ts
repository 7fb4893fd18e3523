import { removeNode } from '../../../graphql/cache-edits';
import { payloadOf, type Draft } from '../drafts/draft';
import { everyonesStream } from './streams-of';
import { useUpdatePostMutation } from './UpdatePost.generated';

/** Edits the text of the viewer's post; its media stay, and its place unless it is removed. */
export function useUpdatePost() {
  const [updatePost] = useUpdatePostMutation();
  return async (id: string, draft: Draft, removePlace: boolean): Promise<void> => {
    const { content, contentWarning, visibility } = payloadOf(draft);
    await updatePost({
      variables: {
        id,
        input: { content, contentWarning, ...(visibility && { visibility }), ...(removePlace && { removePlace }) },
      },
      // Without its place, the post belongs to no nearby list, so they refetch.
      update(cache) {
        if (removePlace) cache.evict({ id: 'ROOT_QUERY', fieldName: 'nearbyPosts' });
        if (visibility === 'UNLISTED') removeNode(cache, everyonesStream, { __typename: 'Post', id });
      },
    });
  };
}
