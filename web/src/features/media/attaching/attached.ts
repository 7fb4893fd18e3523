import type { MediaItemFragment } from '../MediaItem.generated';

/** An upload that stands with an unsent quack. */
export type Attached = Omit<MediaItemFragment, '__typename'>;

/** Pictures and videos of one quack. */
export const MAX_ATTACHED = 4;
/** What the file dialog offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm';

/** Kept values as attachments; whatever else a device kept is left out. */
export function attachedFrom(kept: unknown): Attached[] {
  return Array.isArray(kept) ? kept.filter(isAttached).slice(0, MAX_ATTACHED) : [];
}

function isAttached(value: unknown): value is Attached {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url, kind, altText } = value as Partial<Record<keyof Attached, unknown>>;
  return [id, url, altText].every((text) => typeof text === 'string') && (kind === 'IMAGE' || kind === 'VIDEO');
}
