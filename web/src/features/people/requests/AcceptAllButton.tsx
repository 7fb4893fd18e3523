import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useFollowRequestMessages } from './messages';
import { useFollowRequests } from './useFollowRequests';

/** Accepts everyone who waits, after asking. */
export function AcceptAllButton({ count }: { count: number }) {
  const t = useT();
  const w = useFollowRequestMessages();
  const { acceptAll } = useFollowRequests();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await acceptAll();
    setBusy(false);
    setOpen(false);
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {w('acceptAll')}
      </Button>
      {open && (
        <Dialog
          open
          alert
          size="sm"
          title={w('acceptAllTitle')}
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setOpen(false)} data-autofocus>
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
      )}
    </>
  );
}
