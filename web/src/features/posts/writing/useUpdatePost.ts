import { payloadOf, type Draft } from '../drafts/draft';
import { useUpdatePostMutation } from './UpdatePost.generated';

/** Changes the words of an own quack. */
export function useUpdatePost() {
  const [updatePost] = useUpdatePostMutation();
  return async (id: string, draft: Draft): Promise<void> => {
    await updatePost({ variables: { id, input: payloadOf(draft) } });
  };
}
