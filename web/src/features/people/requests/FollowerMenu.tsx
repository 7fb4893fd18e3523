import { Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Menu } from '../../../ui/overlay/Menu';
import { useViewer } from '../../session/viewer/viewer';
import { useFollowRequestMessages } from './messages';
import { useFollowRequests } from './useFollowRequests';

interface FollowerMenuProps {
  person: { id: string; handle: string; displayName: string };
}

/** What one can do with a follower of one's own. */
export function FollowerMenu({ person }: FollowerMenuProps) {
  const t = useT();
  const w = useFollowRequestMessages();
  const approves = useViewer()?.preferences.approvesFollowers;
  const { remove } = useFollowRequests();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const { handle } = person;
  const label = w('followerMenu', { name: person.displayName || handle });

  async function confirm() {
    setBusy(true);
    // The row, and this dialog with it, leaves if it succeeds.
    if (await remove(person)) return;
    setBusy(false);
    setAsks(false);
  }

  return (
    <>
      <Menu
        label={label}
        items={[{ label: w('remove'), icon: UserMinus, danger: true, onSelect: () => setAsks(true) }]}
        trigger={(trigger) => <IconButton icon={Ellipsis} label={label} tooltip={false} {...trigger} />}
      />
      {asks && (
        <Dialog
          open
          alert
          size="sm"
          title={w('removeTitle', { handle })}
          onClose={() => setAsks(false)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsks(false)} data-autofocus>
                {t('states.cancel')}
              </Button>
              <Button variant="danger" loading={busy} onClick={() => void confirm()}>
                {w('remove')}
              </Button>
            </>
          }
        >
          <p>{w(approves ? 'removeApproves' : 'removeText', { handle })}</p>
        </Dialog>
      )}
    </>
  );
}
