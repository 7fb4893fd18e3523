import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/Dialog';
import { toast } from '../../../../ui/toast';
import { useWords } from '../words';

export function Confirmation() {
  const w = useWords();
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
