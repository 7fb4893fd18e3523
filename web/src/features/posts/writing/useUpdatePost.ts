import { payloadOf, type Draft } from '../drafts/draft';
import { useUpdatePostMutation } from './UpdatePost.generated';

/** Changes the words of an own quack; its pictures and its place stay. */
export function useUpdatePost() {
  const [updatePost] = useUpdatePostMutation();
  return async (id: string, draft: Draft): Promise<void> => {
    const { content, contentWarning } = payloadOf(draft);
    await updatePost({ variables: { id, input: { content, contentWarning } } });
  };
}
