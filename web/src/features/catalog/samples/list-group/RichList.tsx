import { Avatar } from '../../../../ui/media/Avatar';
import { Badge } from '../../../../ui/feedback/Badge';
import { Card } from '../../../../ui/layout/Card';
import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function RichList() {
  const w = useMessages();
  const people = [
    { handle: 'ada', name: 'Ada Pond', badge: <Badge tone="brand">{w('editor')}</Badge> },
    { handle: 'batel', name: 'בת־אל סוף', badge: <Badge>{w('member')}</Badge> },
    { handle: 'heron', name: 'Grey Heron', badge: <Badge tone="danger">{w('blocked')}</Badge> },
  ];
  return (
    <Card padding="none">
      <ListGroup
        flush
        label={w('people')}
        items={people.map(({ handle, name, badge }) => ({
          id: handle,
          title: name,
          text: `@${handle}`,
          lead: <Avatar handle={handle} name={name} size="sm" />,
          end: badge,
        }))}
      />
    </Card>
  );
}
