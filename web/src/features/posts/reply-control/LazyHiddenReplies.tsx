import { Suspense } from 'react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { ReplyTerms_PostFragmentDoc } from './ReplyTerms.generated';

const HiddenReplies = lazyWithRetry(async () => ({ default: (await import('./HiddenReplies')).HiddenReplies }));

/** Few authors hide replies, so what shows these is loaded where there are any. */
export function LazyHiddenReplies({ post }: { post: { id: string } }) {
  const terms = useOwnFragment(ReplyTerms_PostFragmentDoc, { __typename: 'Post', id: post.id });
  if (!terms?.hiddenReplyCount) return null;
  return (
    <Suspense fallback={null}>
      <HiddenReplies postId={post.id} count={terms.hiddenReplyCount} />
    </Suspense>
  );
}
