import { SelectField } from '../../../../ui/TextField';
import { useWords } from '../words';

export function Selects() {
  const w = useWords();
  return (
    <SelectField
      label={w('place')}
      defaultValue="reed"
      options={[
        { value: 'mill', label: w('millPond') },
        { value: 'reed', label: w('reedPond') },
        { value: 'swan', label: w('swanPond') },
      ]}
    />
  );
}
