import { SelectField } from '../../../../ui/form/TextField';
import { useMessages } from '../messages';

export function Selects() {
  const w = useMessages();
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
