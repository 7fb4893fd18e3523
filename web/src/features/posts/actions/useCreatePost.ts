import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { prependNode } from '../../../graphql/cache-edits';
import { newKey } from '../../../graphql/idempotency-key';
import { addReply } from '../../../graphql/thread-edits';
import { hashtagListKey } from './hashtag-list-key';
import { useViewer } from '../../session/viewer/viewer';
import { rememberHashtags } from '../composer/recent-hashtags';
import { type Draft, withAttempt } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { forgetDraftList } from '../drafts/forget-draft-list';
import { streamsOf } from './streams-of';
import { publishingHere } from './publishing-here';
import { type CreatePostMutation, useCreatePostMutation } from './CreatePost.generated';

interface Sent {
  /** Null while it can be undone. */
  id: string | null;
  /** It leaves after the time to undo; no one sees it before. */
  isUndoable: boolean;
}

/**
 * Publishes the draft of a key, or sends it with time to undo if the person wants that. The new post is inserted into
 * the loaded lists of the viewer; a reply, into the loaded threads that show its parent.
 */
export function useCreatePost(key: string, parentPostId?: string) {
  const viewer = useViewer();
  const client = useApolloClient();
  const undoSeconds = viewer?.preferences.undoSeconds ?? 0;
  const [createPost] = useCreatePostMutation({
    update(cache, { data }) {
      if (data) show(cache, data.createPost.post);
    },
  });

  return (draft: Draft): Promise<Sent> => drafts.sending(key, draft, publish);

  async function publish(draft: Draft): Promise<Sent> {
    const tried = withAttempt(draft, newKey);
    const { idempotencyKey, ...payload } = tried.attempt;
    const input = parentPostId === undefined ? payload : { ...payload, parentPostId };
    // Stored before it starts, so that a reload repeats it instead of publishing twice.
    drafts.keep(key, tried);
    if (undoSeconds > 0) {
      const { sendLater } = await import('../outgoing/send-later');
      await sendLater(client, input, undoSeconds, idempotencyKey);
      endDraft(tried);
      return { id: null, isUndoable: true };
    }
    const { data } = await publishingHere.during(createPost({ variables: { input }, context: { idempotencyKey } }));
    void rememberHashtags(viewer?.id ?? '', draft.content);
    endDraft(tried);
    return { id: data?.createPost.post.id ?? null, isUndoable: false };
  }

  /** The server's copy of what was sent is gone. One that was saved between two attempts is not. */
  function endDraft({ saved, attempt }: ReturnType<typeof withAttempt>): void {
    if (!saved) return;
    if (saved.id !== attempt.draftId) drafts.saver?.discard(saved.id);
    forgetDraftList(client.cache);
  }
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
