import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaViews } from '#media/media.view.js';
import { type MediaAttachment, mediaAttachmentOf } from '../entities/media-attachment.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Uploads as their owner sees them. */
@Injectable()
export class MediaAnswers {
  constructor(
    private readonly views: MediaViews,
    private readonly site: SiteAddresses,
  ) {}

  /** @throws RecordNotFound, also for an upload of someone else */
  async of(id: string, viewer: SignedInViewer): Promise<MediaAttachment> {
    const [media] = await this.ofMany([id], viewer);
    if (!media) throw new RecordNotFound();
    return media;
  }

  /** In the order of the ids; what isn't theirs is absent. */
  async ofMany(ids: readonly string[], viewer: SignedInViewer): Promise<MediaAttachment[]> {
    const views = await this.views.ownByIds(ids, viewer.id);
    return ids.flatMap((id) => views.get(id) ?? []).map((media) => mediaAttachmentOf(media, this.site));
  }
}
