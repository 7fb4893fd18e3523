import { Avatar } from '../../../../ui/Avatar';
import { Badge } from '../../../../ui/Badge';
import { Card } from '../../../../ui/Card';
import { ListGroup } from '../../../../ui/ListGroup';
import { useWords } from '../words';

export function RichList() {
  const w = useWords();
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
