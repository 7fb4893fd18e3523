import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useClaimsMessages } from './messages';

/** An action that needs a confirmation. */
export type Wanted = 'deactivate' | 'remove';

interface Ways<T> {
  setActive: (item: T, isActive: boolean) => Promise<unknown>;
  remove: (item: T) => Promise<unknown>;
  /** The toast after it was turned on or off. */
  saved: string;
}

export interface Changes<T> {
  readonly asked: { about: T; wants: Wanted } | null;
  readonly busy: boolean;
  ask: (about: T, wants: Wanted) => void;
  activate: (item: T) => void;
  /** Performs the confirmed action. */
  confirm: () => void;
  dismiss: () => void;
}

/** The actions on rows of a list of claims: turning on is immediate; turning off and removing need a confirmation. */
export function useChanges<T>({ setActive, remove, saved }: Ways<T>): Changes<T> {
  const t = useT();
  const w = useClaimsMessages();
  const [asked, setAsked] = useState<Changes<T>['asked']>(null);
  const [busy, setBusy] = useState(false);

  async function perform(work: Promise<unknown>, done: string, failed: string) {
    setBusy(true);
    try {
      await work;
      toast.success(done);
    } catch (failure) {
      toast.error(errorMessage(failure, t, failed));
    }
    setBusy(false);
    setAsked(null);
  }

  return {
    asked,
    busy,
    ask: (about, wants) => setAsked({ about, wants }),
    activate: (item) => void perform(setActive(item, true), saved, w('saveFailed')),
    confirm: () => {
      if (asked?.wants === 'remove') void perform(remove(asked.about), w('removed'), w('removeFailed'));
      else if (asked) void perform(setActive(asked.about, false), saved, w('saveFailed'));
    },
    dismiss: () => setAsked(null),
  };
}
