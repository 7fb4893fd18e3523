import type { ApolloCache } from '@apollo/client';
import { MAX_ON_DAY, MAX_WAITING } from '@mallard/rules/scheduling-rules';
import { insertInOrder, prependNode, removeNode } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import type { SchedulePostInput } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { streamsOf } from '../actions/streams-of';
import { publishingHere } from '../actions/publishing-here';
import {
  useCancelScheduledPostMutation,
  usePublishScheduledPostMutation,
  useSchedulePostMutation,
  useUpdateScheduledPostMutation,
} from './Scheduling.generated';
import { useMessages } from './messages';

const scheduledBy = (cache: ApolloCache) => ({
  of: cache.identify({ __typename: 'Viewer' }) ?? '',
  field: 'scheduledPosts',
});
const scheduled = (id: string) => ({ __typename: 'ScheduledPost', id });

/** The actions on scheduled posts. The list updates by itself. */
export function useScheduling() {
  const [schedulePost] = useSchedulePostMutation();
  const [updateScheduledPost] = useUpdateScheduledPostMutation();
  const [cancelScheduledPost] = useCancelScheduledPostMutation();
  const [publishScheduledPost] = usePublishScheduledPostMutation();

  return {
    /** @param idempotencyKey the same for a retry */
    schedule: async (input: SchedulePostInput, idempotencyKey: string): Promise<void> => {
      await schedulePost({
        variables: { input },
        context: { idempotencyKey },
        update(cache, { data }) {
          if (data) insertInOrder(cache, scheduledBy(cache), data.schedulePost, 'publishAt');
        },
      });
    },
    update: async (id: string, input: SchedulePostInput): Promise<void> => {
      await updateScheduledPost({
        variables: { id, input },
        update(cache, { data }) {
          if (!data) return;
          removeNode(cache, scheduledBy(cache), scheduled(id));
          insertInOrder(cache, scheduledBy(cache), data.updateScheduledPost, 'publishAt');
        },
      });
    },
    cancel: async (id: string): Promise<void> => {
      await cancelScheduledPost({ variables: { id }, update: (cache, { data }) => data && leave(cache, id) });
    },
    /** @returns the id of the quack */
    publish: async (id: string): Promise<string | null> => {
      const { data } = await publishingHere.during(
        publishScheduledPost({
          variables: { id },
          update(cache, answer) {
            if (!answer.data) return;
            const { post } = answer.data.publishScheduledPost;
            leave(cache, id);
            for (const place of streamsOf(post)) prependNode(cache, place, post);
            const of = cache.identify({ ...post.author });
            if (of !== undefined) prependNode(cache, { of, field: 'posts', args: { filter: 'POSTS' } }, post);
          },
        }),
      );
      return data?.publishScheduledPost.post.id ?? null;
    },
  };
}

function leave(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify(scheduled(id)) });
  cache.gc();
}

/** The message of an error. */
export function useSchedulingFailure() {
  const t = useT();
  const w = useMessages();
  return (error: unknown, fallback: string): string => {
    switch (apiError(error).reason) {
      case 'SCHEDULED_POST_NOT_FOUND':
        return w('gone');
      case 'TOO_MANY_SCHEDULED':
        return w('tooManyWaiting', { count: MAX_WAITING });
      case 'TOO_MANY_SCHEDULED_ON_DAY':
        return w('tooManyOnDay', { count: MAX_ON_DAY });
      case 'PUBLISH_TIME_TOO_SOON':
        return w('tooSoon');
      case 'PUBLISH_TIME_TOO_LATE':
        return w('tooLate');
      case null:
      default:
        return errorMessage(error, t, fallback);
    }
  };
}
