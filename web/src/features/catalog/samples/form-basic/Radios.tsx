import { useState } from 'react';
import { RadioCards } from '../../../../ui/form/Choices';
import { useMessages } from '../messages';

export function Radios() {
  const w = useMessages();
  const [who, setWho] = useState<'everyone' | 'followers'>('everyone');
  return (
    <RadioCards
      legend={w('whoSees')}
      options={[
        { value: 'everyone', label: w('everyone'), hint: w('everyoneHint') },
        { value: 'followers', label: w('signedIn'), hint: w('signedInHint') },
      ]}
      value={who}
      onChange={setWho}
    />
  );
}
