import { Pencil, StickyNote } from 'lucide-react';
import { useOwnFragment } from '../../../graphql/useOwnFragment';
import { IconButton } from '../../../ui/form/IconButton';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { PinDetails_PostFragmentDoc } from './Pin.generated';
import { pinDialog } from './pin-dialog';
import { usePinMessages } from './pin-messages';

/** Above a quack on the page of pins: what the viewer noted about it. */
export function PinDetails({ postId }: { postId: string }) {
  const w = usePinMessages();
  const post = useOwnFragment(PinDetails_PostFragmentDoc, { __typename: 'Post', id: postId });
  const note = post?.viewerPin?.note;
  if (!note) return null;
  return (
    <div className={styles.note}>
      <Icon of={StickyNote} size={16} />
      <p dir="auto" className={styles.text}>
        {note}
      </p>
      <IconButton icon={Pencil} size="sm" label={w('editNote')} onClick={() => pinDialog.open('note', postId)} />
    </div>
  );
}

const styles = sheet({
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
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > svg': { marginBlockStart: '2' },
  },
  text: { paddingBlock: '1.5', color: 'fg.default', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
