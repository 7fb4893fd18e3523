import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { type ComparedText, TextDiff } from '../diff/TextDiff';
import { useMessages } from '../useMessages';
import { useEditingMessages } from './useEditingMessages';

interface StoredText extends ComparedText {
  version: number;
}

interface SaveConflictOptions {
  yours: ComparedText;
  /** Fetches the stored text; null if it no longer exists. */
  read: () => Promise<StoredText | null>;
  saveOver: (version: number) => Promise<void>;
  takeOver: (stored: StoredText) => void;
}

interface SaveConflict {
  /** Asks what to keep if someone else saved the text in the meantime; other errors are thrown again. */
  ask: (error: unknown) => Promise<void>;
  isSaving: boolean;
  /** Render it beside the form. */
  question: ReactNode;
}

/** Compares the stored text with one's own where the server refused to replace it, and lets one choose. */
export function useSaveConflict({ yours, read, saveOver, takeOver }: SaveConflictOptions): SaveConflict {
  const t = useT();
  const w = useMessages();
  const e = useEditingMessages();
  const [stored, setStored] = useState<StoredText | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function ask(error: unknown) {
    if (apiError(error).reason !== 'HELP_TEXT_OUTDATED') throw error;
    const latest = await read();
    if (!latest) throw error;
    setStored(latest);
  }

  async function save(version: number) {
    setSaving(true);
    try {
      await saveOver(version).catch(ask);
    } catch (error) {
      toast.error(errorMessage(error, t, w('saveFailed')));
    }
    setSaving(false);
  }

  const close = () => setStored(null);
  return {
    ask,
    isSaving,
    question: stored && (
      <Dialog
        open
        size="lg"
        onClose={close}
        title={e('conflict')}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {e('keepEditing')}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                close();
                takeOver(stored);
              }}
            >
              {e('useTheirs')}
            </Button>
            <Button loading={isSaving} onClick={() => void save(stored.version)}>
              {e('useYours')}
            </Button>
          </>
        }
      >
        <Stack>
          <Muted>{e('conflictText')}</Muted>
          <TextDiff
            key={stored.version}
            before={stored}
            after={yours}
            labels={{ before: e('theirs'), after: e('yours') }}
          />
        </Stack>
      </Dialog>
    ),
  };
}
