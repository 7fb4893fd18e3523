import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { Row, Text } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

const sizes = ['sm', 'md', 'lg'] as const;

export function PlainDialog() {
  const w = useMessages();
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null);
  const close = () => setSize(null);
  return (
    <Row gap={3} wrap>
      {sizes.map((each) => (
        <Button key={each} variant="outline" onClick={() => setSize(each)}>
          {w('openSize', { size: each })}
        </Button>
      ))}
      <Dialog
        open={size !== null}
        size={size ?? 'md'}
        title={w('pondWalk')}
        onClose={close}
        footer={<Button onClick={close}>{w('done')}</Button>}
      >
        <Text>{w('pondText')}</Text>
      </Dialog>
    </Row>
  );
}
