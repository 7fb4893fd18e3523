import { Injectable } from '@nestjs/common';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { PostDraft } from '#posts/publishing/post-draft.js';
import { PostsService } from '#posts/publishing/posts.service.js';
import { SchedulingService } from '#posts/publishing/scheduling/scheduling.service.js';
import { ruleOf } from '../entities/quote-policy.js';
import { toMarksDraft } from '../entities/status-marks.js';
import type { Status } from '../entities/status.js';
import { NotOffered } from '../request/request.errors.js';
import { DirectStatuses } from '../conversations/direct-status.port.js';
import { StatusAnswers } from './status-answers.js';
import { namedId, type NewStatus } from './status.params.js';

type Draft = Omit<PostDraft, 'visibility'> & { visibility: NewStatus['visibility'] };

/** One route of Mastodon publishes, schedules, and sends whispers; each counts by limits of its own. */
@Injectable()
export class StatusPublication {
  constructor(
    private readonly posts: PostsService,
    private readonly scheduling: SchedulingService,
    private readonly direct: DirectStatuses,
    private readonly limiter: RateLimiter,
    private readonly answers: StatusAnswers,
  ) {}

  /**
   * Publishes a status, or sends a direct one.
   * @throws RecordNotFound, and what `PostsService.publish` and `DirectStatuses.send` throw
   */
  async publish(ctx: RequestContext, viewer: SignedInViewer, asked: NewStatus): Promise<Status> {
    const { visibility, ...draft } = draftOf(asked, viewer);
    if (visibility === 'DIRECT') {
      const hasMore = hasMoreThanWords(draft);
      return this.direct.send(ctx, viewer, { text: draft.content, inReplyToId: draft.parentPostId ?? null, hasMore });
    }
    await this.limiter.admit('create-post', ctx);
    await this.limiter.admit('create-post-burst', ctx);
    // Clients send what their person prefers: a reply to what fewer people read is as narrow as that.
    const isAsNarrowAsParent = draft.parentPostId && visibility === 'PUBLIC';
    const id = await this.posts.publish(ctx, viewer, { ...draft, visibility: isAsNarrowAsParent ? null : visibility });
    return this.answers.of(id, ctx);
  }

  /**
   * @returns the id of the scheduled post
   * @throws NotOffered for a reply or a direct status, and what `SchedulingService.schedule` throws
   */
  async schedule(ctx: RequestContext, viewer: SignedInViewer, asked: NewStatus, publishAt: Date): Promise<string> {
    const { visibility, parentPostId, ...draft } = draftOf(asked, viewer);
    if (visibility === 'DIRECT') throw new NotOffered('visibility', 'A whisper can not be scheduled.');
    if (parentPostId) throw new NotOffered('in_reply_to_id', 'A reply can not be scheduled.');
    await this.limiter.admit('schedule-post', ctx);
    return this.scheduling.schedule(ctx, viewer, { ...draft, visibility, publishAt });
  }
}

function draftOf(asked: NewStatus, viewer: SignedInViewer): Draft {
  return {
    content: asked.status,
    mediaIds: asked.media_ids,
    poll: asked.poll,
    parentPostId: namedId(asked.in_reply_to_id),
    quotePostId: namedId(asked.quoted_status_id),
    contentWarning: asked.spoiler_text,
    ...toMarksDraft(asked, asked.spoiler_text !== undefined),
    visibility: asked.visibility,
    quoteRule: asked.quote_approval_policy && ruleOf(asked.quote_approval_policy, viewer.defaultQuoteRule),
  };
}

const hasMoreThanWords = ({ mediaIds, poll, contentWarning, quotePostId }: Omit<Draft, 'visibility'>): boolean =>
  Boolean((mediaIds ?? []).length > 0 || poll || contentWarning || quotePostId);
