import { ListGroup } from '../../../../ui/ListGroup';
import { useWords } from '../words';

export function NumberedList() {
  const w = useWords();
  return (
    <ListGroup
      numbered
      label={w('steps')}
      items={[
        { id: 'join', title: w('stepJoin') },
        { id: 'verify', title: w('stepVerify') },
        { id: 'quack', title: w('stepQuack') },
      ]}
    />
  );
}
