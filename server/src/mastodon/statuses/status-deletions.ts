import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostRemoval } from '#posts/removal/post-removal.js';
import { type Status, StatusSerializer } from '../entities/status.js';
import { MediaAnswers } from '../media/media-answers.js';
import { RecordNotFound } from '../request/request.errors.js';
import { StatusAnswers } from './status-answers.js';

/** A deleted status with its text as typed, so that it can be written again. */
export type DeletedStatus = Status & { text: string };

@Injectable()
export class StatusDeletions {
  constructor(
    private readonly removal: PostRemoval,
    private readonly statuses: StatusSerializer,
    private readonly answers: StatusAnswers,
    private readonly media: MediaAnswers,
  ) {}

  /**
   * Deletes a status or a reblog of the viewer: apps don't moderate. Its media can be attached to what is written instead.
   * @param deletesMedia they are deleted as well
   * @throws RecordNotFound, also for those of others
   */
  async remove(ctx: RequestContext, viewer: SignedInViewer, id: string, deletesMedia: boolean): Promise<DeletedStatus> {
    const post = await this.answers.post(id, ctx);
    if (post.author.id !== viewer.id) throw new RecordNotFound();
    const status = await this.statuses.one(post, ctx);
    await this.removal.remove(viewer, id, deletesMedia ? 'discard' : 'release');
    // Their addresses are others now, because no one else may see them.
    const media = await this.media.ofMany(
      post.media.map((each) => each.id),
      viewer,
    );
    return { ...status, text: post.content, media_attachments: media };
  }
}
