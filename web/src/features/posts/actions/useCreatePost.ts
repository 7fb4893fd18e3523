import type { ApolloCache } from '@apollo/client';
import { prependNode } from '../../../graphql/cache-edits';
import { newKey } from '../../../graphql/idempotency-key';
import { addReply } from '../../../graphql/thread-edits';
import { hashtagListKey } from './hashtag-list-key';
import { useViewer } from '../../session/viewer/viewer';
import { rememberHashtags } from '../composer/recent-hashtags';
import { type Draft, withAttempt } from '../drafts/draft';
import { streamsOf } from './streams-of';
import { publishingHere } from './publishing-here';
import { type CreatePostMutation, useCreatePostMutation } from './CreatePost.generated';

/**
 * Publishes drafts. The new post is inserted into the loaded lists of the viewer; a reply, into the loaded threads that show
 * its parent.
 */
export function useCreatePost(parentPostId?: string) {
  const viewerId = useViewer()?.id ?? '';
  const [createPost] = useCreatePostMutation({
    update(cache, { data }) {
      if (data) show(cache, data.createPost.post);
    },
  });

  /**
   * @param keep stores the attempt before it starts, so that a reload repeats it instead of publishing twice
   * @returns the id of the new post
   */
  return async function publish(draft: Draft, keep: (draft: Draft) => void): Promise<string | undefined> {
    const tried = withAttempt(draft, newKey);
    const { idempotencyKey, ...payload } = tried.attempt;
    const input = parentPostId === undefined ? payload : { ...payload, parentPostId };
    keep(tried);
    const { data } = await publishingHere.during(createPost({ variables: { input }, context: { idempotencyKey } }));
    void rememberHashtags(viewerId, draft.content);
    return data?.createPost.post.id;
  };
}

function show(cache: ApolloCache, post: CreatePostMutation['createPost']['post']): void {
  const { author, parent } = post;
  if (parent) addReply(cache, post, parent.id);
  else showFirst(cache, post);
  const of = cache.identify({ ...author });
  // What is held has a list of its own there.
  if (of === undefined || post.isHeld) return;
  const filters = [parent ? 'REPLIES' : 'POSTS', ...(post.media.length > 0 ? ['MEDIA'] : [])];
  for (const filter of filters) prependNode(cache, { of, field: 'posts', args: { filter } }, post);
}

function showFirst(cache: ApolloCache, post: CreatePostMutation['createPost']['post']): void {
  for (const key of streamsOf(post)) prependNode(cache, key, post);
  for (const { kind, target } of post.entities) {
    if (kind === 'HASHTAG') prependNode(cache, hashtagListKey(target), post);
  }
  // The page of an unused hashtag has no list to insert into, and refetches.
  cache.modify({ fields: { hashtag: (known: unknown, { DELETE }) => (known === null ? DELETE : known) } });
}
