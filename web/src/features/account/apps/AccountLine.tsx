import { Avatar } from '../../../ui/media/Avatar';
import { Button } from '../../../ui/form/Button';
import { sheet } from '../../../ui/theme/sheet';
import type { Viewer } from '../../session/viewer/viewer';
import { useAppMessages } from './messages';

/** The account that an app would use, and a way to use another one. */
export function AccountLine({ viewer, onChange }: { viewer: Viewer; onChange: () => void }) {
  const w = useAppMessages();
  const { handle, displayName, imageUrl } = viewer;
  return (
    <div role="group" aria-label={w('account')} className={styles.root}>
      <Avatar handle={handle} name={displayName} src={imageUrl} />
      <span className={styles.words}>
        <bdi className={styles.name}>{displayName || handle}</bdi>
        <bdi className={styles.handle}>@{handle}</bdi>
        <Button variant="ghost" size="sm" className={styles.change} onClick={onChange}>
          {w('otherAccount')}
        </Button>
      </span>
    </div>
  );
}

const styles = sheet({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
  },
  words: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  // Its words begin where those above begin.
  change: { marginInlineStart: '-0.9375rem', marginBlockEnd: '-1' },
  handle: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});
