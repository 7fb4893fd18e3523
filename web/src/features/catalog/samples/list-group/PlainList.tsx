import { ListGroup } from '../../../../ui/list/ListGroup';
import { useMessages } from '../messages';

export function PlainList() {
  const w = useMessages();
  return (
    <ListGroup
      label={w('places')}
      items={[
        { id: 'mill', title: w('millPond'), text: w('millPondText') },
        { id: 'reed', title: w('reedPond'), text: w('reedPondText') },
        { id: 'swan', title: w('swanPond'), text: w('swanPondText') },
      ]}
    />
  );
}
