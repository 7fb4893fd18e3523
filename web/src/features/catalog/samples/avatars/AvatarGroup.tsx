import { AvatarStack } from '../../../../ui/media/AvatarStack';
import { Row } from '../../../../ui/layout/Layout';
import { useMessages } from '../messages';

const people = [
  { handle: 'ada', name: 'Ada Pond' },
  { handle: 'batel', name: 'בת־אל סוף' },
  { handle: 'heron', name: 'Grey Heron' },
  { handle: 'coot', name: 'Coot' },
  { handle: 'teal', name: 'Teal' },
];

export function AvatarGroup() {
  const w = useMessages();
  return (
    <Row gap={3} wrap>
      <AvatarStack people={people} most={3} />
      <span>{w('nodded', { name: 'Ada Pond', count: people.length - 1 })}</span>
    </Row>
  );
}
