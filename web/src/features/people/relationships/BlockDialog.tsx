import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { useRelationshipMessages } from './messages';
import type { Named } from './relationship-dialog';
import { useRepliesBelowViewerQuery } from './Relationships.generated';
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
  const [hidesReplies, setHidesReplies] = useState(false);
  const { data } = useRepliesBelowViewerQuery({ variables: { handle: person.handle }, fetchPolicy: 'network-only' });
  const count = data?.user?.replyCountBelowViewer ?? 0;

  async function confirm() {
    setBusy(true);
    await block(person, hidesReplies);
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
      {count > 0 && (
        <div className={styles.option}>
          <Checkbox label={w('blockHides', { count })} checked={hidesReplies} onChange={setHidesReplies} />
        </div>
      )}
    </Dialog>
  );
}

const styles = sheet({
  list: { display: 'grid', gap: '2', margin: '0', paddingInlineStart: '5', listStyle: 'disc' },
  option: { marginBlockStart: '3' },
});
