import type { ApolloCache } from '@apollo/client';
import { ownStreams, prependNode } from '../../../graphql/cache-edits';
import { addReply } from '../../../graphql/thread-edits';
import { hashtagPlace } from '../../hashtags/hashtag-place';
import { type Draft, withAttempt } from '../drafts/draft';
import { publishingHere } from './publishing-here';
import { type CreatePostMutation, useCreatePostMutation } from './CreatePost.generated';

/**
 * Publishes a draft. The new quack stands first in every list of the viewer's own that was loaded; a reply, in the threads
 * that show what it answers.
 */
export function useCreatePost(parentPostId?: string) {
  const [createPost] = useCreatePostMutation({
    update(cache, { data }) {
      if (data) show(cache, data.createPost.post);
    },
  });

  /**
   * @returns the id of the new quack
   * @param keep is told of the try before it starts, so that a reload in between repeats it instead of making another
   */
  return async function publish(draft: Draft, keep: (draft: Draft) => void): Promise<string | undefined> {
    const tried = withAttempt(draft, newKey);
    const { idempotencyKey, ...payload } = tried.attempt;
    const input = parentPostId === undefined ? payload : { ...payload, parentPostId };
    keep(tried);
    const { data } = await publishingHere.during(createPost({ variables: { input }, context: { idempotencyKey } }));
    return data?.createPost.post.id;
  };
}

/** `randomUUID` exists on secure origins only; a pond in a local network may have a plain one. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function show(cache: ApolloCache, post: CreatePostMutation['createPost']['post']): void {
  const { author, parent } = post;
  if (parent) addReply(cache, post, parent.id);
  else showFirst(cache, post);
  const of = cache.identify({ ...author });
  if (of === undefined) return;
  const filters = [parent ? 'REPLIES' : 'POSTS', ...(post.media.length > 0 ? ['MEDIA'] : [])];
  for (const filter of filters) prependNode(cache, { of, field: 'posts', args: { filter } }, post);
}

function showFirst(cache: ApolloCache, post: CreatePostMutation['createPost']['post']): void {
  for (const place of ownStreams) prependNode(cache, place, post);
  for (const { kind, target } of post.entities) {
    if (kind === 'HASHTAG') prependNode(cache, hashtagPlace(target), post);
  }
}
