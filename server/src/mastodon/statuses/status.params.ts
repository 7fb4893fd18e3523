import type { Visibility } from '@mallard/rules/visibility';
import { z } from 'zod';
import { isUuid } from '#kernel/database/ids.js';
import type { PollDraft } from '#posts/polls/poll-draft.js';
import { QUOTE_POLICIES } from '../entities/quote-policy.js';
import { markParams } from '../entities/status-marks.js';
import { flag, instant, listOf, optional, text, whole } from '../request/fields.js';
import { RecordNotFound } from '../request/request.errors.js';

const mediaId = text.refine(isUuid, 'is not one of your uploads').transform((id) => id.toLowerCase());

/** Which uploads; an empty one is what forms send for none. */
const mediaIds = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter((each) => each !== '') : value),
  listOf(mediaId),
);

/** A poll, whose length is asked for in seconds and stored in minutes. */
const poll = z
  .object({
    options: listOf(text),
    expires_in: whole,
    multiple: flag.optional(),
    hide_totals: flag.optional(),
  })
  .transform(({ options, expires_in: seconds, multiple, hide_totals: hidesUntilEnd }): PollDraft => ({
    options,
    multiple,
    hidesUntilEnd,
    durationMinutes: Math.round(seconds / 60),
  }));

/** Where it is absent, who may quote is a preference of the author. */
const quotePolicy = optional(z.enum(QUOTE_POLICIES, 'is not one of public, followers, nobody'));

const VISIBILITIES: Readonly<Record<'public' | 'unlisted' | 'private', Visibility>> = {
  public: 'PUBLIC',
  unlisted: 'UNLISTED',
  private: 'FOLLOWERS',
};
const visibility = optional(
  z
    .enum(['public', 'unlisted', 'private', 'direct'], 'is not one of public, unlisted, private, direct')
    .transform((word) => (word === 'direct' ? 'DIRECT' : VISIBILITIES[word])),
);

/** What a client sends to publish. What isn't here is accepted and dropped. */
export const NewStatus = z.object({
  status: text.nullish().transform((typed) => typed ?? ''),
  media_ids: mediaIds.optional(),
  poll: optional(poll),
  in_reply_to_id: optional(text),
  ...markParams,
  spoiler_text: optional(text),
  visibility,
  scheduled_at: optional(instant),
  quoted_status_id: optional(text),
  quote_approval_policy: quotePolicy,
});
export type NewStatus = z.infer<typeof NewStatus>;

/** A form names the fields of each one after another: what comes without an id belongs to the one before. */
function joined(attributes: unknown): unknown {
  if (!Array.isArray(attributes)) return attributes;
  const whole: unknown[] = [];
  for (const each of attributes as unknown[]) {
    if (typeof each !== 'object' || each === null || 'id' in each || whole.length === 0) whole.push(each);
    else whole.push({ ...(whole.pop() as object), ...each });
  }
  return whole;
}

/** Descriptions of uploads that the status has already. */
const mediaAttributes = z.preprocess(joined, listOf(z.object({ id: mediaId, description: text.nullish() })));

/** The new words of a status. What is absent stays, but for the warning: clients leave it out to remove it. */
export const ChangedStatus = z.object({
  status: text.optional(),
  spoiler_text: optional(text),
  ...markParams,
  media_ids: mediaIds.optional(),
  media_attributes: mediaAttributes.optional(),
  /** Null removes it. */
  poll: poll.nullish(),
});
export type ChangedStatus = z.infer<typeof ChangedStatus>;

export const Deletion = z.object({ delete_media: optional(flag) });
export type Deletion = z.infer<typeof Deletion>;

export const InteractionPolicy = z.object({ quote_approval_policy: quotePolicy });
export type InteractionPolicy = z.infer<typeof InteractionPolicy>;

/** The id of a status that was named; null for none. @throws RecordNotFound for an id of another server */
export function namedId(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  if (!isUuid(typed)) throw new RecordNotFound();
  return typed.toLowerCase();
}
