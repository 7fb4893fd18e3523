import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { isWorthKeeping } from './draft';
import { draftSaving } from './draft-saving';
import { drafts } from './drafts';
import { useDraftMessages } from './messages';

/** In a dialog: what it leaves in the composer goes to the drafts when it closes, and the person is told. */
export function SavesOnClose({ draftKey }: { draftKey: string }) {
  const w = useDraftMessages();
  const save = useEffectEvent(async () => {
    const draft = drafts.read(draftKey);
    if (!draft || !isWorthKeeping(draft)) return;
    if (await draftSaving.flush(draftKey)) toast.success(w('saved'));
    else toast.info(w('kept'));
  });
  // useEffectEvent must not be called once it is unmounted, which the cleanup is still before.
  useEffect(() => () => void save(), []);
  return null;
}
