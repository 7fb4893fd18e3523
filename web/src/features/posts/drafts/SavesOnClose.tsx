import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { draftSaving } from './draft-saving';
import { addsNothing, composerKey, type DraftStart } from './draft-start';
import type { Draft } from './draft';
import { drafts, newQuackKey, parentOf } from './drafts';
import { useDraftMessages } from './messages';

/** In a dialog: what it leaves in the composer goes to the drafts when it closes, and the person is told. */
export function SavesOnClose({ start: { key, initial } }: { start: DraftStart }) {
  const w = useDraftMessages();
  const viewerId = useViewer()?.id;
  const save = useEffectEvent(async () => {
    const draft = drafts.read(key);
    if (!draft) return;
    if (addsNothing(draft, initial)) {
      // The page may show the composer of a new quack as well, with the audience that was chosen.
      if (key !== newQuackKey(viewerId)) await discard(key, { ...initial, content: '', saved: draft.saved });
    } else if (await draftSaving.flush(key)) {
      toast.success(w('saved'));
      // A quote that was taken off, say, is written on from the list.
      const { quoteId: quotePostId } = draft;
      if (composerKey(viewerId, { parentPostId: parentOf(key), quotePostId }) !== key) await drafts.forget(key, draft);
    } else toast.info(w('kept'));
  });
  // useEffectEvent must not be called once it is unmounted, which the cleanup is still before.
  useEffect(() => () => void save(), []);
  return null;
}

/** Deletes the server's copy first, which is tried again where that fails. */
async function discard(key: string, empty: Draft): Promise<void> {
  drafts.keep(key, empty);
  if (await draftSaving.flush(key)) await drafts.forget(key, empty);
}
