import { AvatarStack } from '../../../../ui/AvatarStack';
import { Row } from '../../../../ui/Layout';
import { useWords } from '../words';

const people = [
  { handle: 'ada', name: 'Ada Pond' },
  { handle: 'batel', name: 'בת־אל סוף' },
  { handle: 'heron', name: 'Grey Heron' },
  { handle: 'coot', name: 'Coot' },
  { handle: 'teal', name: 'Teal' },
];

export function AvatarGroup() {
  const w = useWords();
  return (
    <Row gap={3} wrap>
      <AvatarStack people={people} most={3} />
      <span>{w('nodded', { name: 'Ada Pond', count: people.length - 1 })}</span>
    </Row>
  );
}
