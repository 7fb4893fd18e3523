import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { Menu } from '../../../ui/overlay/Menu';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from './useMessages';
import type { Whisper_WhisperFragment as Whisper } from './Whispers.generated';

const DeleteWhisperDialog = lazyWithRetry(async () => ({
  default: (await import('./DeleteWhisperDialog')).DeleteWhisperDialog,
}));

interface WhisperActionsProps {
  whisper: Whisper;
  /** The author's. */
  name: string;
  onEdit: () => void;
}

/** How long the server takes edits of a whisper. */
const EDIT_MS = 15 * 60_000;

/** What one can do with a whisper: in view where it is pointed at or focused, and always where nothing can hover. */
export function WhisperActions({ whisper, name, onEdit }: WhisperActionsProps) {
  const say = useMessages();
  const formats = useFormats();
  const root = useRef<HTMLSpanElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const label = say('actions', { name, time: formats.time(new Date(whisper.createdAt)) });
  const items = (): MenuItem[] => [
    ...(Date.now() - Date.parse(whisper.createdAt) < EDIT_MS
      ? [{ label: say('edit'), icon: Pencil, onSelect: onEdit }]
      : []),
    { label: say('deleteWhisperAsk'), icon: Trash2, danger: true, onSelect: () => setDeleting(true) },
  ];
  return (
    <span ref={root} className={styles.actions}>
      <Menu
        label={label}
        items={(show) => show(items())}
        align={whisper.author.viewerIsSelf ? 'end' : 'start'}
        trigger={(trigger) => (
          <IconButton icon={Ellipsis} size="sm" label={label} tooltip={say('actionsTip')} {...trigger} />
        )}
      />
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteWhisperDialog
            id={whisper.id}
            focusAfter={() => root.current?.closest<HTMLElement>('[role=log]') ?? null}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

const styles = sheet({
  actions: {
    display: 'flex',
    flexShrink: '0',
    color: 'fg.muted',
    '@media (hover: hover)': {
      opacity: '0',
      ':hover > &': { opacity: '1' },
      '&:focus-within': { opacity: '1' },
      '&:has([aria-expanded=true])': { opacity: '1' },
    },
  },
});
