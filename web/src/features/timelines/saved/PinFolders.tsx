import { Ellipsis, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { NavTabs } from '../../../ui/navigation/Tabs';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import { pinFolderPath } from '../../posts/pins/pin-folder-path';
import type { PinFolder_FolderFragment } from '../../posts/pins/PinFolders.generated';
import { usePinMessages } from '../../posts/pins/pin-messages';

const PinFolderNameDialog = lazyWithRetry(async () => ({
  default: (await import('../../posts/pins/PinFolderNameDialog')).PinFolderNameDialog,
}));
const DeletePinFolderDialog = lazyWithRetry(async () => ({
  default: (await import('../../posts/pins/DeletePinFolderDialog')).DeletePinFolderDialog,
}));

interface PinFolderTabsProps {
  folders: readonly PinFolder_FolderFragment[];
  pinCount: number;
  /** Null for all pins. */
  selected: string | null;
}

/** All pins and the folders, each with its number of pins. */
export function PinFolderTabs({ folders, pinCount, selected }: PinFolderTabsProps) {
  const w = usePinMessages();
  const formats = useFormats();
  const count = (pins: number) => <span className={styles.count}>{formats.number(pins)}</span>;
  return (
    <NavTabs
      label={w('folders')}
      items={[
        { to: pinFolderPath(null), label: w('all'), badge: count(pinCount), current: selected === null },
        ...folders.map(({ id, name, pinCount: pins }) => ({
          to: pinFolderPath(id),
          label: name,
          badge: count(pins),
          current: id === selected,
        })),
      ]}
    />
  );
}

/** Makes a folder; renames and deletes the one that is open. */
export function PinFolderActions({ folder }: { folder: PinFolder_FolderFragment | undefined }) {
  const w = usePinMessages();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'create' | 'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <IconButton icon={FolderPlus} label={w('newFolder')} onClick={() => setAsked('create')} />
      {folder && (
        <Menu
          label={w('folderMenu')}
          items={[
            { label: w('renameFolder'), icon: Pencil, onSelect: () => setAsked('rename') },
            { label: w('deleteFolder'), icon: Trash2, danger: true, onSelect: () => setAsked('delete') },
          ]}
          trigger={(trigger) => <IconButton icon={Ellipsis} label={w('folderMenu')} {...trigger} />}
        />
      )}
      {asked && (
        <Suspense fallback={null}>
          {asked === 'delete' && folder ? (
            <DeletePinFolderDialog
              folder={folder}
              onDeleted={() => {
                close();
                void navigate(pinFolderPath(null), { replace: true });
              }}
              onClose={close}
            />
          ) : (
            <PinFolderNameDialog
              folder={asked === 'rename' ? (folder ?? null) : null}
              onCreated={({ id }) => void navigate(pinFolderPath(id))}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

const styles = sheet({ count: { color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' } });
