import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, emptyDraft } from './draft';
import { drafts } from './drafts';

/** A draft, shared by all composers with the same key; starts as `initial`. */
export function useDraft(key: string, initial: Draft = emptyDraft) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(key)) ?? initial;
  useEffect(() => void drafts.load(key), [key]);
  return {
    draft,
    change: (changes: Partial<Draft>) => drafts.keep(key, { ...(drafts.read(key) ?? initial), ...changes }),
    /** @param sent the sent content; newer changes stay. Without it, everything is deleted. */
    forget: (sent: Draft | null = null) => drafts.forget(key, sent),
  };
}
