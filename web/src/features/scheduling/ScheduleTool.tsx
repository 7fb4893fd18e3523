import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/IconButton';
import type { Draft } from '../posts/drafts/draft';
import { lazily } from '../../ui/lazily';

const ScheduleDraftDialog = lazily(async () => ({
  default: (await import('./ScheduleDraftDialog')).ScheduleDraftDialog,
}));

interface ScheduleToolProps {
  draft: Draft;
  /** Whether the draft could be sent as it is. */
  sendable: boolean;
  onScheduled: () => void;
}

/** The composer's way to another time than now. */
export function ScheduleTool({ draft, sendable, onScheduled }: ScheduleToolProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CalendarClock}
        label={t('posts.schedule')}
        aria-haspopup="dialog"
        disabled={!sendable}
        onClick={() => setOpen(true)}
      />
      {open &&
        // Outside of the composer's form: it has one of its own.
        createPortal(
          <Suspense fallback={null}>
            <ScheduleDraftDialog draft={draft} onScheduled={onScheduled} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
