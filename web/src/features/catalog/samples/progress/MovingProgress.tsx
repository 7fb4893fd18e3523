import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Row, Stack } from '../../../../ui/layout/Layout';
import { Progress } from '../../../../ui/feedback/Progress';
import { useMessages } from '../messages';

const STEP = 20;

export function MovingProgress() {
  const w = useMessages();
  const [value, setValue] = useState(40);
  return (
    <Stack gap={4}>
      <Progress label={w('uploading')} value={value} valueText={w('percent', { number: value })} />
      <Row>
        <Button size="sm" variant="outline" onClick={() => setValue(Math.max(0, value - STEP))}>
          {w('less')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setValue(Math.min(100, value + STEP))}>
          {w('more')}
        </Button>
      </Row>
    </Stack>
  );
}
