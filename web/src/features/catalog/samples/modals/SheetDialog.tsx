import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { TextAreaField } from '../../../../ui/form/TextField';
import { Row } from '../../../../ui/layout/Layout';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { SheetAction } from '../../../../ui/overlay/SheetAction';
import { useMessages } from '../messages';

export function SheetDialog() {
  const w = useMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {w('openSheet')}
      </Button>
      <Dialog sheet open={open} title={w('pondWalk')} onClose={close}>
        <TextAreaField label={w('note')} />
        <Row justify="end">
          <SheetAction>
            <Button onClick={close}>{w('save')}</Button>
          </SheetAction>
        </Row>
      </Dialog>
    </>
  );
}
