import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Row, Stack } from '../../../../ui/Layout';
import { Progress } from '../../../../ui/Progress';
import { useWords } from '../words';

const STEP = 20;

export function MovingProgress() {
  const w = useWords();
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
