import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { chosenInstant, localTimeOf, presetsFrom, whenProblem } from './when';
import { WhenFields } from './WhenFields';
import { useNow } from '../../../ui/text/useNow';

interface WhenDialogProps {
  title: string;
  /** Additional information above the fields. */
  note?: string | null;
  sendLabel: string;
  /** The current time of the post; without one, or if it has passed, tomorrow morning is suggested. */
  kept?: Date;
  /** Resolves to an error message; null on success. */
  onChoose: (publishAt: Date) => Promise<string | null>;
  onClose: () => void;
}

/** Asks when to publish a post. */
export function WhenDialog({ title, note, sendLabel, kept, onChoose, onClose }: WhenDialogProps) {
  const t = useT();
  const [local, setLocal] = useState(() => startingTime(kept));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = useNow();
  const problem = tried ? whenProblem(local, now, kept) : null;

  async function submit() {
    setTried(true);
    const publishAt = chosenInstant(local, kept);
    if (busy || !publishAt || whenProblem(local, new Date(), kept)) return;
    setBusy(true);
    setFailure(null);
    const words = await onChoose(publishAt);
    setBusy(false);
    setFailure(words);
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Must not submit the composer around it.
          event.stopPropagation();
          void submit();
        }}
      >
        <WhenFields
          value={local}
          problem={problem}
          onChange={(next) => {
            setLocal(next);
            setFailure(null);
          }}
        />
        {note && <p className={styles.note}>{note}</p>}
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {sendLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function startingTime(kept: Date | undefined) {
  const now = new Date();
  if (kept && kept > now) return localTimeOf(kept);
  const tomorrow = presetsFrom(now, 1).find(({ name }) => name === 'tomorrow');
  return localTimeOf(tomorrow!.at);
}

const styles = sheet({
  note: { marginBlockStart: '3', fontSize: 'sm', color: 'fg.muted' },
  failure: {
    marginBlockStart: '4',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
  buttons: { display: 'flex', justifyContent: 'flex-end', gap: '2', paddingBlockStart: '6' },
});
