import { Field, ObjectType } from '@nestjs/graphql';
import { MediaView } from '#media/media.view.js';
import { ScheduledPollView } from '../polls/scheduled-poll.view.js';
import type { StoredPart } from './thread-parts.js';

@ObjectType('ThreadPart', { description: 'A quack of a thread that is not published yet, after the first.' })
export class ThreadPartView {
  @Field(() => String, { description: 'Its text.' }) content!: string;
  @Field(() => String, { nullable: true, description: 'Shown instead of the content at first; null without one.' })
  contentWarning!: string | null;
  @Field(() => Boolean, { description: 'Whether its media will be covered.' }) isSensitive!: boolean;
  @Field(() => [MediaView], { description: 'Pictures and videos to attach, in order.' }) media!: MediaView[];
  @Field(() => ScheduledPollView, { nullable: true, description: 'Its poll; null without one.' })
  poll!: ScheduledPollView | null;
}

/** @param media by what they are attached to */
export function threadView(
  thread: readonly StoredPart[] | null,
  media: ReadonlyMap<string, MediaView[]>,
): ThreadPartView[] {
  return (thread ?? []).map(({ id, content, contentWarning, isSensitive, poll }) => ({
    content,
    contentWarning,
    isSensitive,
    media: media.get(id) ?? [],
    poll,
  }));
}
