import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useFollowRequestMessages } from './messages';
import { useFollowRequests } from './useFollowRequests';

interface AcceptAllDialogProps {
  count: number;
  onClose: () => void;
}

/** Asks whether to accept everyone who waits. */
export function AcceptAllDialog({ count, onClose }: AcceptAllDialogProps) {
  const t = useT();
  const w = useFollowRequestMessages();
  const { acceptAll } = useFollowRequests();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await acceptAll();
    onClose();
  }

  return (
    <Dialog
      open
      alert
      size="sm"
      title={w('acceptAllTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('states.cancel')}
          </Button>
          <Button loading={busy} onClick={() => void confirm()}>
            {w('acceptAll')}
          </Button>
        </>
      }
    >
      <p>{w('acceptAllText', { count })}</p>
    </Dialog>
  );
}
