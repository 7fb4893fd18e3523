import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { ConfirmDialog } from '../../../../ui/overlay/Dialog';
import { toast } from '../../../../ui/feedback/toast';
import { useMessages } from '../messages';

export function Confirmation() {
  const w = useMessages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {w('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={w('deleteQuestion')}
        text={w('deleteText')}
        confirmLabel={w('delete')}
        onConfirm={() => {
          setAsking(false);
          toast.success(w('deleted'));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
