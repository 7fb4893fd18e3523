import { QUOTE_RULE_NAMES, type QuoteRule } from '@mallard/rules/quoting';
import type { ReplyAudience } from '@mallard/rules/reply-rules';
import type { Visibility } from '@mallard/rules/visibility';
import { type Attached, attachedFrom } from '../attachments/attached';
import type { PollInput, ThreadPartInput } from '../../../graphql/schema.generated';
import type { CoarsePlace } from '../nearby/place';
import { pollDraftFrom, pollInputOf } from '../polls/poll-draft';
import {
  type ChangeThread,
  type DraftPart,
  type DraftQuack,
  isEmptyQuack,
  languageFrom,
  partInputOf,
  partsFrom,
} from './draft-part';
import { type SavedDraft, savedFrom } from './saved-draft';

/** An unsent post, or a thread of them. */
export interface Draft extends DraftQuack {
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
  /** The further quacks of a thread; audience, quote, place and who can reply belong to the first. */
  thread: readonly DraftPart[];
  /** The server's copy, which other devices see; null until it is saved there. */
  saved: SavedDraft | null;
  /** The last attempt to send it, so that a retry is recognized. */
  attempt: Attempt | null;
}

export interface Payload {
  content: string;
  /** Absent if it isn't known. */
  language?: string;
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
  /** Absent for a single quack. */
  thread?: ThreadPartInput[];
}

interface Attempt extends Payload {
  /** The server's copy, which is deleted with the publication. */
  draftId?: string;
  idempotencyKey: string;
}

export const emptyDraft: Draft = {
  content: '',
  language: null,
  isLanguageChosen: false,
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
  thread: [],
  saved: null,
  attempt: null,
};

/** Whether nothing was written; what it quotes doesn't count. */
export const isEmpty = (draft: Draft): boolean => isEmptyQuack(draft) && draft.thread.every(isEmptyQuack);

/** Updates the media of a draft. */
export function withMedia(draft: Draft, change: (media: readonly Attached[]) => Attached[]): Draft {
  return { ...draft, media: change(draft.media) };
}

/** Updates the quacks of a draft after the first. */
export function withThread(draft: Draft, change: ChangeThread): Draft {
  return { ...draft, thread: change(draft.thread) };
}

/** The content to send: an empty warning counts as none, and empty quacks of a thread are left out. */
export function payloadOf(draft: Draft): Payload {
  const { content, language, contentWarning, media, isSensitive, place, visibility, replyRule } = draft;
  const { closesAfterHours, poll } = draft;
  const mediaIds = media.map(({ id }) => id);
  const thread = draft.thread.filter((part) => !isEmptyQuack(part)).map(partInputOf);
  return {
    content,
    ...(language !== null && { language }),
    contentWarning: contentWarning?.trim() || null,
    ...(mediaIds.length > 0 && { mediaIds, ...(isSensitive && { isSensitive }) }),
    ...(place && { place: { latitude: place.latitude, longitude: place.longitude } }),
    ...(visibility && { visibility }),
    ...(draft.quoteId !== null && { quotePostId: draft.quoteId }),
    ...(draft.quoteRule && { quoteRule: draft.quoteRule }),
    ...(replyRule.length > 0 && { replyRule: [...replyRule] }),
    ...(closesAfterHours !== null && { repliesCloseAfterHours: closesAfterHours }),
    ...(poll && { poll: pollInputOf(poll) }),
    ...(thread.length > 0 && { thread }),
  };
}

/** Whether both would publish the same post; a language that was only recognized makes no other one. */
export const isSamePayload = (a: Draft, b: Draft): boolean =>
  JSON.stringify(savedPayloadOf(a)) === JSON.stringify(savedPayloadOf(b));

/** What is saved of a draft: languages that were only recognized are recognized again where it is opened. */
export const savedPayloadOf = (draft: Draft): Payload => withoutGuesses(payloadOf(draft), draft);

/**
 * The languages of a payload that were chosen. Others may come after it was sent: the code that recognizes them loads with the first
 * words. @param draft that the payload is of
 */
function withoutGuesses({ language, thread, ...rest }: Payload, draft: Draft): Payload {
  const parts = draft.thread.filter((part) => !isEmptyQuack(part));
  return {
    ...rest,
    ...(language !== undefined && draft.isLanguageChosen && { language }),
    ...(thread && {
      thread: thread.map(({ language: ofPart, ...part }, index) =>
        parts[index]?.isLanguageChosen ? { ...part, language: ofPart } : part,
      ),
    }),
  };
}

/**
 * Adds an attempt to a draft. The same content keeps its idempotency key, so that a retry publishes once; changed
 * content gets a new key.
 */
export function withAttempt(draft: Draft, newKey: () => string): Draft & { attempt: Attempt } {
  const payload = payloadOf(draft);
  const { attempt, saved } = draft;
  if (attempt && isAttemptOf(attempt, draft)) return { ...draft, attempt };
  // Also where no save was answered: one may have arrived all the same.
  const ofDraft = saved ? { draftId: saved.id } : {};
  return { ...draft, attempt: { ...payload, ...ofDraft, idempotencyKey: newKey() } };
}

/** A draft may be saved on the server between two attempts, which changes nothing of what is published. */
function isAttemptOf({ idempotencyKey: _key, draftId: _draft, ...sent }: Attempt, draft: Draft): boolean {
  return JSON.stringify(withoutGuesses(sent, draft)) === JSON.stringify(savedPayloadOf(draft));
}

/** Parses a stored draft; null if it is invalid, such as from an older version. */
export function draftFrom(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { content, contentWarning, media, isSensitive, place, poll, attempt, ...more } = kept as Partial<
    Record<keyof Draft, unknown>
  >;
  if (typeof content !== 'string') return null;
  const { visibility, quoteId, quoteRule, replyRule, closesAfterHours, thread, saved } = more;
  return {
    content,
    ...languageFrom(more),
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
    thread: partsFrom(thread),
    saved: savedFrom(saved),
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
