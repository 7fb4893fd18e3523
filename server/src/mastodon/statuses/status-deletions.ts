import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostRemoval } from '#posts/removal/post-removal.js';
import { type DeletedStatus, DirectStatuses } from '../conversations/direct-status.port.js';
import { StatusSerializer } from '../entities/status.js';
import { MediaAnswers } from '../media/media-answers.js';
import { RecordNotFound } from '../request/request.errors.js';
import { StatusAnswers } from './status-answers.js';

@Injectable()
export class StatusDeletions {
  constructor(
    private readonly removal: PostRemoval,
    private readonly statuses: StatusSerializer,
    private readonly answers: StatusAnswers,
    private readonly media: MediaAnswers,
    private readonly direct: DirectStatuses,
  ) {}

  /**
   * Deletes a status, a whisper or a reblog of the viewer: apps don't moderate. Its media can be attached to what is written instead.
   * @param deletesMedia they are deleted as well
   * @throws RecordNotFound, also for those of others
   */
  async remove(ctx: RequestContext, viewer: SignedInViewer, id: string, deletesMedia: boolean): Promise<DeletedStatus> {
    const post = await this.answers.find(id, ctx);
    if (!post) return this.removeDirect(viewer, id);
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

  private async removeDirect(viewer: SignedInViewer, id: string): Promise<DeletedStatus> {
    const deleted = await this.direct.remove(viewer, id);
    if (!deleted) throw new RecordNotFound();
    return deleted;
  }
}
