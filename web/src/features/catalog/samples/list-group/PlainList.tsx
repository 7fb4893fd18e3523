import { ListGroup } from '../../../../ui/ListGroup';
import { useWords } from '../words';

export function PlainList() {
  const w = useWords();
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
