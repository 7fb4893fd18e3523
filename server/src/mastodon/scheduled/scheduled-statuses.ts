import { MAX_WAITING } from '@mallard/rules/scheduling-rules';
import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ScheduledPostTimelines } from '#posts/publishing/scheduling/scheduled-post.timelines.js';
import { type ScheduledPostView, ScheduledPostViews } from '#posts/publishing/scheduling/scheduled-post.view.js';
import { type ScheduledStatus, scheduledStatusOf } from '../entities/scheduled-status.js';
import type { AskedPage } from '../request/page.js';
import { RecordNotFound } from '../request/request.errors.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Scheduled posts of the viewer as statuses. */
@Injectable()
export class ScheduledStatuses {
  constructor(
    private readonly timelines: ScheduledPostTimelines,
    private readonly views: ScheduledPostViews,
    private readonly site: SiteAddresses,
  ) {}

  /** @throws RecordNotFound */
  async post(id: string, viewer: SignedInViewer): Promise<ScheduledPostView> {
    const post = (await this.views.byIds([id], viewer.id)).get(id);
    if (!post) throw new RecordNotFound();
    return post;
  }

  /** @throws RecordNotFound */
  async byId(id: string, viewer: SignedInViewer): Promise<ScheduledStatus> {
    return scheduledStatusOf(await this.post(id, viewer), this.site);
  }

  /** Soonest first. A person has few enough that the ids of all are read, and a page is a part of them. */
  async page(viewer: SignedInViewer, asked: AskedPage): Promise<{ statuses: ScheduledStatus[]; hasNext: boolean }> {
    const { ids } = await this.timelines.scheduledBy(viewer.id, { first: MAX_WAITING, after: null });
    const { ids: shown, hasNext } = partOf(ids, asked);
    const posts = await this.views.byIds(shown, viewer.id);
    const statuses = shown.flatMap((id) => {
      const post = posts.get(id);
      return post ? [scheduledStatusOf(post, this.site)] : [];
    });
    return { statuses, hasNext };
  }
}

/** What stands after `max_id` and before the lower end. A position that is gone by now begins or ends nothing. */
function partOf(all: readonly string[], asked: AskedPage): { ids: string[]; hasNext: boolean } {
  const from = asked.maxId === null ? 0 : all.indexOf(asked.maxId) + 1;
  const end = asked.sinceId === null ? -1 : all.indexOf(asked.sinceId);
  const within = all.slice(from, end === -1 ? undefined : end);
  const ids = asked.isUpwards ? within.slice(-asked.limit) : within.slice(0, asked.limit);
  return { ids, hasNext: ids.length > 0 && ids.at(-1) !== all.at(-1) };
}
