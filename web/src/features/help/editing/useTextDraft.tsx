import { type ReactNode, useState } from 'react';
import type { useForm } from '../../../forms/useForm';
import { useFormats } from '../../../i18n/I18nProvider';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { useDeviceDraft } from '../../session/device-drafts/useDeviceDraft';
import { useMessages } from '../useMessages';
import { useEditingMessages } from './useEditingMessages';

type Texts = Record<string, string>;
type TextForm<Values extends Texts> = Pick<ReturnType<typeof useForm<Values>>, 'values' | 'isDirty' | 'set' | 'reset'>;

interface TextDraft<Values> {
  /** The version that the text in the form is based on, 0 for none. */
  basis: number;
  /** Call it after saving. */
  forget: () => Promise<void>;
  /** Puts the stored text into the form, which can be undone. */
  takeOver: (values: Values, version: number) => void;
  /** A notice that a draft was restored or replaced, with a way back; render it above the fields. */
  note: ReactNode;
}

/**
 * Stores a form's text on this device until it is saved, and restores it when the form is opened again.
 * @param version the stored version; a draft of another one is marked
 */
export function useTextDraft<Values extends Texts>(
  name: string,
  form: TextForm<Values>,
  version: number,
): TextDraft<Values> {
  const w = useMessages();
  const e = useEditingMessages();
  const formats = useFormats();
  const [basis, setBasis] = useState(version);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [replaced, setReplaced] = useState<{ by: 'nothing' | 'stored'; values: Values; basis: number } | null>(null);
  const { values, isDirty } = form;

  function fill(texts: Texts) {
    for (const name of Object.keys(values) as (keyof Values & string)[]) {
      const text = texts[name];
      if (typeof text === 'string') form.set(name, text as Values[typeof name]);
    }
  }

  const { forget } = useDeviceDraft(name, isDirty ? { values, basis } : null, (kept, at) => {
    const draft = kept as { values?: Texts; basis?: unknown };
    if (typeof draft.values !== 'object') return;
    fill(draft.values);
    setBasis(typeof draft.basis === 'number' ? draft.basis : 0);
    setRestoredFrom(at);
  });

  function discard() {
    setReplaced({ by: 'nothing', values, basis });
    form.reset();
    setBasis(version);
  }

  function undo() {
    if (!replaced) return;
    fill(replaced.values);
    // What the stored text was compared with is known, so it isn't asked again.
    if (replaced.by === 'nothing') setBasis(replaced.basis);
  }

  const time = formats.moment(new Date(restoredFrom ?? 0));
  return {
    basis,
    forget,
    takeOver(stored, storedVersion) {
      setReplaced({ by: 'stored', values, basis });
      form.reset(stored);
      setBasis(storedVersion);
    },
    note:
      replaced !== null && !isDirty ? (
        <Alert
          live
          action={
            <Button size="sm" variant="outline" onClick={undo}>
              {w('undo')}
            </Button>
          }
        >
          {replaced.by === 'stored' ? e('tookTheirs') : w('draftDiscarded')}
        </Alert>
      ) : restoredFrom !== null && isDirty ? (
        <Alert
          live
          tone={basis === version ? 'info' : 'warning'}
          action={
            <Button size="sm" variant="outline" onClick={discard}>
              {w('discardDraft')}
            </Button>
          }
        >
          {w(basis === version ? 'draftRestored' : 'draftOutdated', { time })}
        </Alert>
      ) : null,
  };
}
