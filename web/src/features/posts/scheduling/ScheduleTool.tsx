import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import type { Draft } from '../drafts/draft';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const ScheduleDraftDialog = lazyWithRetry(async () => ({
  default: (await import('./ScheduleDraftDialog')).ScheduleDraftDialog,
}));

interface ScheduleToolProps {
  draft: Draft;
  draftKey: string;
  /** Why the draft can't be scheduled yet; null if it can. */
  unavailable: string | null;
  onScheduled: () => void;
}

/** The schedule button of the composer. */
export function ScheduleTool({ draft, draftKey, unavailable, onScheduled }: ScheduleToolProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CalendarClock}
        label={t('posts.schedule')}
        aria-haspopup="dialog"
        unavailable={unavailable}
        onClick={() => setOpen(true)}
      />
      {open &&
        // Outside the composer's form, because it contains a form.
        createPortal(
          <Suspense fallback={null}>
            <ScheduleDraftDialog
              draft={draft}
              draftKey={draftKey}
              onScheduled={onScheduled}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
