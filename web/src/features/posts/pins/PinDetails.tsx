import { Folder, Pencil, StickyNote } from 'lucide-react';
import { pinFolderPath } from './pin-folder-path';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { IconButton } from '../../../ui/form/IconButton';
import { Icon } from '../../../ui/media/Icon';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { PinDetails_PostFragmentDoc } from './Pin.generated';
import { pinDialog } from './pin-dialog';
import { usePinMessages } from './pin-messages';

interface PinDetailsProps {
  postId: string;
  /** False in the list of the folder itself. */
  showsFolder: boolean;
}

/** Above a quack on the page of pins: where the viewer put it, and what they noted about it. */
export function PinDetails({ postId, showsFolder }: PinDetailsProps) {
  const w = usePinMessages();
  const post = useOwnFragment(PinDetails_PostFragmentDoc, { __typename: 'Post', id: postId });
  const { note, folder } = post?.viewerPin ?? {};
  return (
    <>
      {folder && showsFolder && (
        <p className={styles.folder}>
          <Icon of={Folder} size={16} />
          <Link to={pinFolderPath(folder.id)} className={styles.link}>
            <bdi>{folder.name}</bdi>
          </Link>
        </p>
      )}
      {note && (
        <div className={styles.note}>
          <Icon of={StickyNote} size={16} />
          <p dir="auto" className={styles.text}>
            {note}
          </p>
          <IconButton icon={Pencil} size="sm" label={w('editNote')} onClick={() => pinDialog.open('note', postId)} />
        </div>
      )}
    </>
  );
}

const styles = sheet({
  folder: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // The name begins where the words of the quack do, and the icon ends with the picture.
    paddingInlineStart: { base: '3.125rem', md: '3.375rem' },
    paddingInlineEnd: { base: '4', md: '5' },
    paddingBlockStart: '3',
    marginBlockEnd: '-1.5',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  link: {
    minWidth: '0',
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
  note: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    // The words begin where those of the quack do.
    marginInlineStart: { base: '2.375rem', md: '2.625rem' },
    marginInlineEnd: { base: '4', md: '5' },
    marginBlockStart: '3',
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > svg': { marginBlockStart: '2' },
  },
  text: { paddingBlock: '1.5', color: 'fg.default', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
