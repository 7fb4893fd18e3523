import { useEffect } from 'react';
import { whenIdle } from '../../../ui/loading/when-idle';
import { draftSaving } from './draft-saving';

/** Saves the draft of a composer on the server, as long as this tab lives. Begins after the page. */
export function useFollowDraft(key: string): void {
  useEffect(() => {
    whenIdle(() => void draftSaving.follow(key));
  }, [key]);
}
