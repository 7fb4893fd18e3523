import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Row, Text } from '../../../../ui/Layout';
import { useWords } from '../words';

const sizes = ['sm', 'md', 'lg'] as const;

export function PlainDialog() {
  const w = useWords();
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
