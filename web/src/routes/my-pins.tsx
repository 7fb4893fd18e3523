import { useSearchParams } from 'react-router-dom';
import { pinFolderPath } from '../features/posts/pins/pin-folder-path';
import { useMyPinFoldersQuery } from '../features/posts/pins/PinFolders.generated';
import { usePinMessages } from '../features/posts/pins/pin-messages';
import { PinFolderActions, PinFolderTabs } from '../features/timelines/saved/PinFolders';
import { useSavedListMessages } from '../features/timelines/saved/saved-messages';
import { MyPins as Pins } from '../features/timelines/saved/SavedTimelines';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ButtonLink } from '../ui/form/Button';
import { Page } from '../ui/layout/Page';
import { sheet } from '../ui/theme/sheet';

/** /my-pins: what the viewer keeps for themselves, all of it or a folder. */
export function MyPinsPage() {
  const words = useSavedListMessages();
  const w = usePinMessages();
  const [parameters] = useSearchParams();
  const folderId = parameters.get('folder');
  // Counts change in other tabs and by other devices.
  const { data } = useMyPinFoldersQuery({ fetchPolicy: 'cache-and-network' });
  const folders = data?.viewer?.pinFolders ?? [];
  const folder = folders.find(({ id }) => id === folderId);
  const isGone = folderId !== null && Boolean(data?.viewer) && !folder;
  return (
    <Page
      title={words('pins')}
      actions={<PinFolderActions folder={folder} />}
      tabs={
        folders.length > 0 && (
          <PinFolderTabs folders={folders} pinCount={data?.viewer?.pinCount ?? 0} selected={folderId} />
        )
      }
    >
      {folderId === null && <p className={styles.hint}>{words('pinsHint')}</p>}
      {isGone ? (
        <EmptyState
          drawing="nest"
          title={w('folderGone')}
          text={w('folderGoneText')}
          action={<ButtonLink to={pinFolderPath(null)}>{w('toAll')}</ButtonLink>}
        />
      ) : (
        <Pins key={folderId} folderId={folderId} folderName={folder?.name} />
      )}
    </Page>
  );
}

const styles = sheet({
  hint: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
