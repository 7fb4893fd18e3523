import { useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { Row } from '../../../../ui/layout/Layout';
import { Switch } from '../../../../ui/form/Switch';
import { useMessages } from '../messages';

export function ButtonStates() {
  const w = useMessages();
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
