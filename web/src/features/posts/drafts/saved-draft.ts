/** What the device knows of the server's copy of a draft. */
export interface SavedDraft {
  id: string;
  /** Of the copy that this device knows; null until the first save has succeeded. */
  revision: number | null;
  /** What that copy holds, so that changes since are known; null until then. */
  content: string | null;
  /** Another device changed it, and someone has to choose. */
  isChangedElsewhere: boolean;
}

export const isOnServer = (saved: SavedDraft | null): saved is SavedDraft => saved !== null && saved.revision !== null;

/** Parses a stored one; null if there is none, or it is invalid. */
export function savedFrom(kept: unknown): SavedDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, revision, content, isChangedElsewhere } = kept as Partial<Record<keyof SavedDraft, unknown>>;
  if (typeof id !== 'string') return null;
  return {
    id,
    revision: typeof revision === 'number' ? revision : null,
    content: typeof content === 'string' ? content : null,
    isChangedElsewhere: isChangedElsewhere === true,
  };
}
