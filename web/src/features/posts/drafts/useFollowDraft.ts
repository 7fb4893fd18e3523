import { useEffect } from 'react';
import { whenIdle } from '../../../ui/loading/when-idle';

/** Saves the draft of a composer on the server, as long as this tab lives. Its code loads after the page. */
export function useFollowDraft(key: string): void {
  useEffect(() => {
    whenIdle(() => {
      import('./draft-saving').then(
        ({ draftSaving }) => draftSaving.follow(key),
        // The device has it, and the next page tries again.
        () => undefined,
      );
    });
  }, [key]);
}
