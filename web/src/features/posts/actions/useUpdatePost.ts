import { removeNode } from '../../../graphql/cache-edits';
import { payloadOf, type Draft } from '../drafts/draft';
import { everyonesStream } from './streams-of';
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
    const { content, language, contentWarning, visibility } = payloadOf(draft);
    await updatePost({
      variables: {
        id,
        input: {
          ...{ content, contentWarning },
          ...(language !== undefined && { language }),
          ...(visibility && { visibility }),
          ...(isMarkChanged && { isSensitive: draft.isSensitive }),
          ...(removesPlace && { removePlace: true }),
        },
      },
      update(cache) {
        // Without its place, the post belongs to no nearby list, so they refetch.
        if (removesPlace) cache.evict({ id: 'ROOT_QUERY', fieldName: 'nearbyPosts' });
        if (visibility === 'UNLISTED') removeNode(cache, everyonesStream, { __typename: 'Post', id });
      },
    });
  };
}
