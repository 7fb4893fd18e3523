import type { ThreadPartInput } from '../../../graphql/schema.generated';
import { newKey } from '../../../graphql/idempotency-key';
import { type Attached, attachedFrom } from '../attachments/attached';
import { type PollDraft, pollDraftFrom, pollInputOf } from '../polls/poll-draft';

/** The quacks of a thread that can follow the first. */
export const MAX_PARTS = 24;

/** What every quack of a thread has. */
export interface DraftQuack {
  content: string;
  /** What its words are in, as a tag of BCP 47; null if that isn't known. */
  language: string | null;
  /** Someone chose the language; otherwise it follows from the words. */
  isLanguageChosen: boolean;
  /** Null without a warning; empty while one is being added. */
  contentWarning: string | null;
  /** Uploaded media, in order. */
  media: readonly Attached[];
  /** Whether readers see the media only if they want to. */
  isSensitive: boolean;
  poll: PollDraft | null;
}

/** A quack of a thread after the first. */
export interface DraftPart extends DraftQuack {
  /** Identifies it in the composer. */
  key: string;
}

/** An updater, because uploads finish at any time. */
export type ChangeThread = (thread: readonly DraftPart[]) => readonly DraftPart[];

export const newPart = (quack: Partial<DraftQuack> = {}): DraftPart => ({
  ...{
    key: newKey(),
    content: '',
    language: null,
    isLanguageChosen: false,
    contentWarning: null,
    media: [],
    isSensitive: false,
    poll: null,
  },
  ...quack,
});

export const isEmptyQuack = ({ content, contentWarning, media, poll }: DraftQuack): boolean =>
  content.trim() === '' && !contentWarning?.trim() && media.length === 0 && !poll;

/** The content to send. */
export function partInputOf({
  content,
  language,
  contentWarning,
  media,
  isSensitive,
  poll,
}: DraftQuack): ThreadPartInput {
  const mediaIds = media.map(({ id }) => id);
  return {
    content,
    ...(language !== null && { language }),
    contentWarning: contentWarning?.trim() || null,
    ...(mediaIds.length > 0 && { mediaIds, ...(isSensitive && { isSensitive }) }),
    ...(poll && { poll: pollInputOf(poll) }),
  };
}

/** Parses stored quacks of a thread; invalid ones are left out. */
export function partsFrom(kept: unknown): DraftPart[] {
  return Array.isArray(kept) ? kept.flatMap((each) => partFrom(each) ?? []).slice(0, MAX_PARTS) : [];
}

function partFrom(kept: unknown): DraftPart | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { key, content, contentWarning, media, isSensitive, poll, ...said } = kept as Partial<
    Record<keyof DraftPart, unknown>
  >;
  if (typeof key !== 'string' || typeof content !== 'string') return null;
  return {
    key,
    content,
    ...languageFrom(said),
    contentWarning: typeof contentWarning === 'string' ? contentWarning : null,
    media: attachedFrom(media),
    isSensitive: isSensitive === true,
    poll: pollDraftFrom(poll),
  };
}

/** Parses a stored language. */
export function languageFrom({
  language,
  isLanguageChosen,
}: Partial<Record<'language' | 'isLanguageChosen', unknown>>): Pick<DraftQuack, 'language' | 'isLanguageChosen'> {
  return { language: typeof language === 'string' ? language : null, isLanguageChosen: isLanguageChosen === true };
}

/** The language of a quack that the server keeps: someone chose it. */
export const languageOfSaved = (language: string | null): Pick<DraftQuack, 'language' | 'isLanguageChosen'> => ({
  language,
  isLanguageChosen: language !== null,
});
