import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function NumberedList() {
  const w = useMessages();
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
