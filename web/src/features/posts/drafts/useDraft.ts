import { useEffect, useSyncExternalStore } from 'react';
import { type Draft, emptyDraft } from './draft';
import { drafts } from './drafts';

/** One unsent text, shared by every composer with the same key; `initial` until something else was written. */
export function useDraft(key: string, initial: Draft = emptyDraft) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(key)) ?? initial;
  useEffect(() => void drafts.load(key), [key]);
  return {
    draft,
    change: (changes: Partial<Draft>) => drafts.keep(key, { ...(drafts.read(key) ?? initial), ...changes }),
    /** @param sent what went through; words that changed since stay. All go without it. */
    forget: (sent: Draft | null = null) => drafts.forget(key, sent),
  };
}
