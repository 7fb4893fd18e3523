import { MIN_MINUTES_AHEAD } from '@mallard/rules/scheduling-rules';
import { newKey } from '../../../graphql/idempotency-key';
import { toast } from '../../../ui/feedback/toast';
import type { Scheduled_ItemFragment } from './Scheduling.generated';
import { useScheduling, useSchedulingFailure } from './useScheduling';
import { useMessages } from './messages';

/** Time to press Undo. */
const UNDO_AHEAD_MS = (MIN_MINUTES_AHEAD + 1) * 60_000;

/** Deletes a scheduled quack, and offers to schedule it again. */
export function useDeletion(item: Scheduled_ItemFragment) {
  const w = useMessages();
  const { cancel, schedule } = useScheduling();
  const inWords = useSchedulingFailure();

  async function restore() {
    try {
      const { scheduledAgain } = await import('./scheduled-draft');
      await schedule(scheduledAgain(item), newKey());
      toast.success(w('undone'));
    } catch (error) {
      toast.error(inWords(error, w('undoFailed')));
    }
  }

  return {
    /** Times in the past or the next moments can't be scheduled. */
    canBeUndone: (): boolean =>
      item.failure === null && new Date(item.publishAt).getTime() - Date.now() > UNDO_AHEAD_MS,
    neighbor: leadOn,
    /** @param within an element inside the row of the post */
    async remove(within: HTMLElement | null): Promise<boolean> {
      const lead = leadOn(within);
      const isUndoable = this.canBeUndone();
      try {
        await cancel(item.id);
      } catch (error) {
        toast.error(inWords(error, w('deleteFailed')));
        return false;
      }
      toast.success(w('deleted'), isUndoable ? { label: w('undo'), onSelect: () => void restore() } : undefined);
      lead();
      return true;
    },
  };
}

/** The focus target after a row is removed: the next row, the previous one, or the page. */
function leadOn(within: HTMLElement | null): () => void {
  const row = within?.closest<HTMLElement>('[role=article]');
  const place = Number(row?.getAttribute('aria-posinset'));
  const find = (at: number) =>
    row?.parentElement?.querySelector<HTMLElement>(`:scope > [role=article][aria-posinset="${at}"]`) ?? null;
  const neighbor = find(place + 1) ?? find(place - 1);
  return () =>
    requestAnimationFrame(() => (neighbor?.isConnected ? neighbor : document.getElementById('main'))?.focus());
}
