import { useState } from 'react';
import { TextAreaField } from '../../../ui/form/TextField';
import { Stack, Text } from '../../../ui/layout/Layout';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useT } from '../../../i18n/I18nProvider';
import { useRegistrationsMessages } from './messages';

/** Characters of a reason. */
const MAX_REASON = 420;

interface RefuseDialogProps {
  count: number;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a refusal, which the person gets by email. */
export function RefuseDialog({ count, busy, onConfirm, onClose }: RefuseDialogProps) {
  const t = useT();
  const w = useRegistrationsMessages();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      alert
      title={w('refuseTitle', { count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => onConfirm(reason.trim())}>
            {w('refuse')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{w('refuseText')}</Text>
        <TextAreaField
          label={w('refuseReason')}
          hint={w('refuseReasonHint')}
          rows={3}
          maxLength={MAX_REASON}
          optional
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
