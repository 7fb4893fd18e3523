import { Suspense } from 'react';
import { useRareFields } from '../plain/useRareFields';
import { HiddenReplies } from './HiddenReplies';

/** Few authors hide replies, so what shows these is loaded where there are any. */
export function LazyHiddenReplies({ post }: { post: { id: string } }) {
  const terms = useRareFields(post.id);
  if (!terms?.hiddenReplyCount) return null;
  return (
    <Suspense fallback={null}>
      <HiddenReplies postId={post.id} count={terms.hiddenReplyCount} />
    </Suspense>
  );
}
