import type { MediaItemFragment } from '../media/MediaItem.generated';

/** An uploaded file of a draft. */
export type Attached = Omit<MediaItemFragment, '__typename'>;

/** The maximum number of media per post. */
export const MAX_ATTACHED = 4;
/** The types that the file dialog offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm';

/** Parses stored attachments; invalid ones are left out. */
export function attachedFrom(kept: unknown): Attached[] {
  return Array.isArray(kept) ? kept.filter(isAttached).slice(0, MAX_ATTACHED) : [];
}

function isAttached(value: unknown): value is Attached {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url, kind, altText } = value as Partial<Record<keyof Attached, unknown>>;
  return [id, url, altText].every((text) => typeof text === 'string') && (kind === 'IMAGE' || kind === 'VIDEO');
}
