import { useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { toast } from '../../../ui/feedback/toast';
import { sheet } from '../../../ui/theme/sheet';
import { draftSaving } from './draft-saving';
import { useDraftMessages } from './messages';

/** Asks which of two versions of a draft to keep in the composer. Until then, neither is lost. */
export function ChangedElsewhere({ draftKey }: { draftKey: string }) {
  const w = useDraftMessages();
  const [busy, setBusy] = useState(false);
  async function takeOther() {
    setBusy(true);
    try {
      await draftSaving.takeOther(draftKey);
    } catch {
      toast.error(w('takeFailed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.words}>
        <strong className={styles.title}>{w('changed')}</strong>
        {w('changedText')}
      </p>
      <Button size="sm" variant="outline" loading={busy} onClick={() => void takeOther()}>
        {w('takeOther')}
      </Button>
      <Button size="sm" variant="outline" disabled={busy} onClick={() => draftSaving.keepAsCopy(draftKey)}>
        {w('keepCopy')}
      </Button>
    </div>
  );
}

const styles = sheet({
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBlockEnd: '3',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'bg.sunken',
    fontSize: 'sm',
  },
  // A row of its own, so that the two choices stay side by side.
  words: { flexBasis: 'full' },
  title: { display: 'block', fontWeight: 'medium' },
});
