import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import type { ReplyAudience } from '@mallard/rules/reply-rules';
import type { Visibility } from '@mallard/rules/visibility';
import { type Attached, attachedFrom } from '../attachments/attached';
import type { PollInput } from '../../../graphql/schema.generated';
import type { CoarsePlace } from '../nearby/place';
import { type PollDraft, pollDraftFrom, pollInputOf } from '../polls/poll-draft';

/** An unsent post. */
export interface Draft {
  content: string;
  /** Null without a warning; empty while one is being added. */
  contentWarning: string | null;
  /** Uploaded media, in order. */
  media: readonly Attached[];
  /** Whether readers see the media only if they want to. */
  isSensitive: boolean;
  /** The place to publish with it, if any. */
  place: CoarsePlace | null;
  /** Who will see it; null until someone chooses. */
  visibility: Visibility | null;
  /** The quack that it quotes. */
  quoteId: string | null;
  /** Who can quote it; null until someone chooses. */
  quoteRule: QuoteRule | null;
  /** Who can reply; empty for everyone. */
  replyRule: readonly ReplyAudience[];
  /** When replies close, in hours after it is published; null for no end. */
  closesAfterHours: number | null;
  poll: PollDraft | null;
  /** The last attempt to send it, so that a retry is recognized. */
  attempt: Attempt | null;
}

export interface Payload {
  content: string;
  contentWarning: string | null;
  /** Absent where there are none. */
  mediaIds?: string[];
  /** Present if it is true. */
  isSensitive?: boolean;
  place?: { latitude: number; longitude: number };
  visibility?: Visibility;
  quotePostId?: string;
  quoteRule?: QuoteRule;
  /** Absent for everyone. */
  replyRule?: ReplyAudience[];
  repliesCloseAfterHours?: number;
  poll?: PollInput;
}

interface Attempt extends Payload {
  idempotencyKey: string;
}

export const emptyDraft: Draft = {
  content: '',
  contentWarning: null,
  media: [],
  isSensitive: false,
  place: null,
  visibility: null,
  quoteId: null,
  quoteRule: null,
  replyRule: [],
  closesAfterHours: null,
  poll: null,
  attempt: null,
};

export const isEmpty = ({ content, contentWarning, media, poll }: Draft): boolean =>
  content.trim() === '' && !contentWarning?.trim() && media.length === 0 && !poll;

/** Updates the media of a draft. */
export function withMedia(draft: Draft, change: (media: readonly Attached[]) => Attached[]): Draft {
  return { ...draft, media: change(draft.media) };
}

/** The content to send: an empty warning counts as none. */
export function payloadOf(draft: Draft): Payload {
  const { content, contentWarning, media, isSensitive, place, visibility, replyRule, closesAfterHours, poll } = draft;
  const mediaIds = media.map(({ id }) => id);
  return {
    content,
    contentWarning: contentWarning?.trim() || null,
    ...(mediaIds.length > 0 && { mediaIds, ...(isSensitive && { isSensitive }) }),
    ...(place && { place: { latitude: place.latitude, longitude: place.longitude } }),
    ...(visibility && { visibility }),
    ...(draft.quoteId !== null && { quotePostId: draft.quoteId }),
    ...(draft.quoteRule && { quoteRule: draft.quoteRule }),
    ...(replyRule.length > 0 && { replyRule: [...replyRule] }),
    ...(closesAfterHours !== null && { repliesCloseAfterHours: closesAfterHours }),
    ...(poll && { poll: pollInputOf(poll) }),
  };
}

/** Whether both would publish the same post. */
export const isSamePayload = (a: Draft, b: Draft): boolean =>
  JSON.stringify(payloadOf(a)) === JSON.stringify(payloadOf(b));

/**
 * Adds an attempt to a draft. The same content keeps its idempotency key, so that a retry publishes once; changed
 * content gets a new key.
 */
export function withAttempt(draft: Draft, newKey: () => string): Draft & { attempt: Attempt } {
  const payload = payloadOf(draft);
  const { attempt } = draft;
  const isRepetition =
    attempt?.content === payload.content &&
    attempt.contentWarning === payload.contentWarning &&
    String(attempt.mediaIds ?? []) === String(payload.mediaIds ?? []) &&
    attempt.isSensitive === payload.isSensitive &&
    attempt.place?.latitude === payload.place?.latitude &&
    attempt.place?.longitude === payload.place?.longitude &&
    attempt.visibility === payload.visibility &&
    attempt.quotePostId === payload.quotePostId &&
    attempt.quoteRule === payload.quoteRule &&
    String(attempt.replyRule ?? []) === String(payload.replyRule ?? []) &&
    attempt.repliesCloseAfterHours === payload.repliesCloseAfterHours &&
    JSON.stringify(attempt.poll) === JSON.stringify(payload.poll);
  return { ...draft, attempt: isRepetition ? attempt : { ...payload, idempotencyKey: newKey() } };
}

/** Parses a stored draft; null if it is invalid, such as from an older version. */
export function draftFrom(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { content, contentWarning, media, isSensitive, place, poll, attempt, ...more } = kept as Partial<
    Record<keyof Draft, unknown>
  >;
  if (typeof content !== 'string') return null;
  const { visibility, quoteId, quoteRule, replyRule, closesAfterHours } = more;
  return {
    content,
    contentWarning: typeof contentWarning === 'string' ? contentWarning : null,
    media: attachedFrom(media),
    isSensitive: isSensitive === true,
    place: isPlace(place) ? place : null,
    // The composer takes it only where it is allowed.
    visibility: typeof visibility === 'string' ? (visibility as Visibility) : null,
    quoteId: typeof quoteId === 'string' ? quoteId : null,
    quoteRule: QUOTE_RULE_NAMES.find((name) => name === quoteRule) ?? null,
    replyRule: Array.isArray(replyRule) ? (replyRule as ReplyAudience[]) : [],
    closesAfterHours: typeof closesAfterHours === 'number' ? closesAfterHours : null,
    poll: pollDraftFrom(poll),
    attempt: isAttempt(attempt) ? attempt : null,
  };
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { content, contentWarning, mediaIds, isSensitive, place, idempotencyKey } = value as Partial<
    Record<keyof Attempt, unknown>
  >;
  const isWarning = contentWarning === null || typeof contentWarning === 'string';
  const isMedia = mediaIds === undefined || (Array.isArray(mediaIds) && mediaIds.every((id) => typeof id === 'string'));
  const isMark = isSensitive === undefined || isSensitive === true;
  const isWhere = place === undefined || isPoint(place);
  return typeof content === 'string' && typeof idempotencyKey === 'string' && isWarning && isMedia && isMark && isWhere;
}

function isPlace(value: unknown): value is CoarsePlace {
  if (!isPoint(value)) return false;
  const { name } = value as Partial<Record<keyof CoarsePlace, unknown>>;
  return name === null || typeof name === 'string';
}

function isPoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude } = value as Record<string, unknown>;
  return typeof latitude === 'number' && typeof longitude === 'number';
}
