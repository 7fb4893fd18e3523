import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaService } from '#media/media.service.js';
import type { PollDraft } from '#posts/polls/poll-draft.js';
import type { PollView } from '#posts/read/poll.view.js';
import type { PostView } from '#posts/read/post.view.js';
import { PostsService } from '#posts/publishing/posts.service.js';
import { toMarksDraft } from '../entities/status-marks.js';
import type { Status } from '../entities/status.js';
import { NotOffered } from '../request/request.errors.js';
import { StatusAnswers } from './status-answers.js';
import type { ChangedStatus } from './status.params.js';

/** Edits of statuses: their words, their poll, and the descriptions of their media. */
@Injectable()
export class StatusEdits {
  constructor(
    private readonly posts: PostsService,
    private readonly media: MediaService,
    private readonly answers: StatusAnswers,
  ) {}

  /** @throws RecordNotFound, NotOffered (other media), and what `PostsService.edit` and `MediaService.describe` throw */
  async edit(ctx: RequestContext, viewer: SignedInViewer, id: string, changed: ChangedStatus): Promise<Status> {
    const before = await this.answers.post(id, ctx);
    const descriptions = descriptionsOf(before, changed);
    if (changed.media_ids && !sameMedia(before, changed.media_ids))
      throw new NotOffered('media_ids', 'The pictures and videos of a quack can not be changed.');
    // Before the text: a client that sends both again after a refusal changes nothing of these.
    for (const { mediaId, altText } of descriptions) await this.media.describe(viewer, mediaId, altText);
    await this.posts.edit(viewer, id, {
      content: changed.status ?? before.content,
      contentWarning: changed.spoiler_text ?? null,
      ...toMarksDraft(changed, changed.spoiler_text !== undefined),
      poll: isSamePoll(before.poll, changed.poll) ? undefined : changed.poll,
    });
    return this.answers.of(id, ctx);
  }
}

/** Those that differ. @throws NotOffered for media of another status */
function descriptionsOf({ media }: PostView, { media_attributes: attributes = [] }: ChangedStatus) {
  return attributes.flatMap(({ id: mediaId, description }) => {
    const present = media.find((each) => each.id === mediaId);
    if (!present) throw new NotOffered('media_attributes', 'This picture or video is not part of the quack.');
    const altText = description ?? present.altText;
    return altText === present.altText ? [] : [{ mediaId, altText }];
  });
}

const sameMedia = ({ media }: PostView, ids: readonly string[]) =>
  media.length === ids.length && media.every(({ id }, index) => id === ids[index]);

/** Clients send the poll with every edit; only another one would begin anew. */
function isSamePoll(present: PollView | null, sent: PollDraft | null | undefined): boolean {
  if (!present || !sent) return false;
  const { options, isMultiple } = present;
  return (
    isMultiple === (sent.multiple ?? false) &&
    options.length === sent.options.length &&
    options.every(({ text }, index) => text === sent.options[index])
  );
}
