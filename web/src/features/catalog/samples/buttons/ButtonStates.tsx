import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Row } from '../../../../ui/Layout';
import { Switch } from '../../../../ui/Switch';
import { useWords } from '../words';

export function ButtonStates() {
  const w = useWords();
  const [saving, setSaving] = useState(true);
  return (
    <>
      <Row gap={3} wrap>
        <Button>{w('save')}</Button>
        <Button disabled>{w('save')}</Button>
        <Button loading={saving}>{w('save')}</Button>
        <Button variant="outline" loading={saving}>
          {w('save')}
        </Button>
      </Row>
      <Switch label={w('saving')} checked={saving} onChange={setSaving} />
    </>
  );
}
