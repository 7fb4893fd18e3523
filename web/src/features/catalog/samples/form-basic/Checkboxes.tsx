import { useState } from 'react';
import { Checkbox } from '../../../../ui/form/Checkbox';
import { useMessages } from '../messages';

const birds = ['coots', 'herons', 'swans'] as const;
type Bird = (typeof birds)[number];

export function Checkboxes() {
  const w = useMessages();
  const [chosen, setChosen] = useState<readonly Bird[]>(['coots']);
  return (
    <fieldset>
      <legend>{w('seen')}</legend>
      <Checkbox
        label={w('all')}
        checked={chosen.length === birds.length}
        mixed={chosen.length > 0 && chosen.length < birds.length}
        onChange={(all) => setChosen(all ? birds : [])}
      />
      {birds.map((bird) => (
        <Checkbox
          key={bird}
          label={w(bird)}
          checked={chosen.includes(bird)}
          onChange={(on) => setChosen(on ? [...chosen, bird] : chosen.filter((each) => each !== bird))}
        />
      ))}
      <Checkbox label={w('ducks')} hint={w('ducksHint')} checked disabled onChange={() => undefined} />
    </fieldset>
  );
}
