import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useRelationshipMessages } from './messages';
import type { Named } from './relationship-dialog';
import { useRelationships } from './useRelationships';

interface BlockDialogProps {
  person: Named;
  onClose: () => void;
}

/** Asks whether to block someone, and says what it does and what it doesn't. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const t = useT();
  const w = useRelationshipMessages();
  const { block } = useRelationships();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await block(person);
    onClose();
  }

  return (
    <Dialog
      open
      alert
      size="sm"
      title={w('blockTitle', { handle: person.handle })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('states.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {w('blockConfirm')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        <li>{w('blockBoth')}</li>
        <li>{w('blockFollows')}</li>
        <li>{w('blockUntold')}</li>
        <li>{w('blockPublic')}</li>
      </ul>
    </Dialog>
  );
}

const styles = sheet({
  list: { display: 'grid', gap: '2', margin: '0', paddingInlineStart: '5', listStyle: 'disc' },
});
