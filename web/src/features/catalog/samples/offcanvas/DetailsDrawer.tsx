import { useState } from 'react';
import { Avatar } from '../../../../ui/media/Avatar';
import { Button } from '../../../../ui/form/Button';
import { Drawer } from '../../../../ui/overlay/Drawer';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function DetailsDrawer() {
  const w = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {w('showPerson')}
      </Button>
      <Drawer open={open} side="end" wide label="Grey Heron" onClose={() => setOpen(false)}>
        <Stack gap={5} style={{ padding: '1.5rem' }}>
          <Row gap={4}>
            <Avatar handle="heron" name="Grey Heron" size="lg" />
            <div>
              <h2>
                <bdi>Grey Heron</bdi>
              </h2>
              <Muted>
                <bdi>@heron</bdi>
              </Muted>
            </div>
          </Row>
          <p>{w('heronBio')}</p>
          <ListGroup
            label={w('places')}
            items={[
              { id: 'mill', title: w('millPond'), text: w('millPondText') },
              { id: 'reed', title: w('reedPond'), text: w('reedPondText') },
            ]}
          />
          <Row justify="end">
            <Button onClick={() => setOpen(false)}>{w('done')}</Button>
          </Row>
        </Stack>
      </Drawer>
    </>
  );
}
