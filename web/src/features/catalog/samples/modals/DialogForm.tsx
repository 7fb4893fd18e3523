import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Stack } from '../../../../ui/Layout';
import { TextAreaField, TextField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function DialogForm() {
  const w = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w('newPlace')}</Button>
      <Dialog
        open={open}
        title={w('newPlace')}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {w('cancel')}
            </Button>
            <Button onClick={close}>{w('save')}</Button>
          </>
        }
      >
        <Stack gap={5}>
          {/* The first field has the focus. */}
          <TextField label={w('name')} defaultValue="" />
          <TextAreaField label={w('description')} optional defaultValue="" />
        </Stack>
      </Dialog>
    </>
  );
}
