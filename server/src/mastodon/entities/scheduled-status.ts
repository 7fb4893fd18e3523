import type { ScheduledPostView } from '#posts/publishing/scheduling/scheduled-post.view.js';
import type { SiteAddresses } from '../request/site-addresses.js';
import { type MediaAttachment, mediaAttachmentOf } from './media-attachment.js';
import { POLICY_OF_RULE, type QuotePolicy } from './quote-policy.js';
import { type StatusMarks, statusMarks } from './status-marks.js';
import { type StatusVisibility, VISIBILITY_WORDS } from './status.js';

/** https://docs.joinmastodon.org/entities/ScheduledStatus/#Poll; `expires_in` counts seconds. */
interface ScheduledPoll {
  options: string[];
  expires_in: number;
  multiple: boolean;
  hide_totals: boolean;
}

/** https://docs.joinmastodon.org/entities/ScheduledStatus/ */
export interface ScheduledStatus {
  id: string;
  scheduled_at: string;
  params: StatusMarks & {
    text: string;
    poll: ScheduledPoll | null;
    media_ids: string[] | null;
    spoiler_text: string | null;
    visibility: StatusVisibility;
    in_reply_to_id: null;
    application_id: null;
    scheduled_at: null;
    idempotency: null;
    with_rate_limit: boolean;
    quoted_status_id: string | null;
    quote_approval_policy: QuotePolicy;
  };
  media_attachments: MediaAttachment[];
}

export function scheduledStatusOf(post: ScheduledPostView, site: SiteAddresses): ScheduledStatus {
  const { poll } = post;
  return {
    id: post.id,
    scheduled_at: post.publishAt.toISOString(),
    params: {
      text: post.content,
      poll: poll && {
        options: poll.options,
        expires_in: poll.durationMinutes * 60,
        multiple: poll.isMultiple,
        hide_totals: poll.hidesUntilEnd,
      },
      media_ids: post.media.length === 0 ? null : post.media.map(({ id }) => id),
      ...statusMarks({ ...post, isSensitive: post.isSensitive || post.contentWarning !== null }),
      spoiler_text: post.contentWarning,
      visibility: VISIBILITY_WORDS[post.visibility],
      in_reply_to_id: null,
      application_id: null,
      scheduled_at: null,
      idempotency: null,
      with_rate_limit: false,
      quoted_status_id: post.quotePostId,
      quote_approval_policy: POLICY_OF_RULE[post.quoteRule],
    },
    media_attachments: post.media.map((media) => mediaAttachmentOf(media, site)),
  };
}
