import { useState } from 'react';
import { Slider } from '../../../../ui/form/Slider';
import { useMessages } from '../messages';

export function OneThumb() {
  const w = useMessages();
  const [volume, setVolume] = useState(60);
  return (
    <Slider label={w('volume')} value={volume} onChange={setVolume} inWords={(number) => w('percent', { number })} />
  );
}
