import { Field, ObjectType } from '@nestjs/graphql';
import { MediaView } from '#media/media.view.js';
import type { WrittenMentions } from '../../mentions/written-mentions.js';
import { ScheduledPollView } from '../../polls/scheduled-poll.view.js';
import { MarksView } from '../../model/post-marks.fields.js';
import { checkMarks } from '../../model/post-marks.js';
import { PostEntityView } from '../../read/post.view.js';
import type { StoredPart } from './thread-parts.js';

@ObjectType('ThreadPart', { description: 'A quack of a thread that is not published yet, after the first.' })
export class ThreadPartView extends MarksView {
  @Field(() => String, { description: 'Its text.' }) content!: string;
  @Field(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities!: PostEntityView[];
  @Field(() => String, { nullable: true, description: 'Shown instead of the content at first; null without one.' })
  contentWarning!: string | null;
  @Field(() => [MediaView], { description: 'Pictures and videos to attach, in order.' }) media!: MediaView[];
  @Field(() => ScheduledPollView, { nullable: true, description: 'Its poll; null without one.' })
  poll!: ScheduledPollView | null;
}

/** @param media by what they are attached to */
export function threadView(
  { thread, mentions }: { thread: readonly StoredPart[] | null; mentions: readonly string[] | null },
  media: ReadonlyMap<string, MediaView[]>,
  written: WrittenMentions,
): ThreadPartView[] {
  return (thread ?? []).map(({ id, content, contentWarning, poll, ...rest }) => ({
    content,
    entities: written.entities(content, mentions ?? []),
    contentWarning,
    ...checkMarks(rest),
    media: media.get(id) ?? [],
    poll,
  }));
}
