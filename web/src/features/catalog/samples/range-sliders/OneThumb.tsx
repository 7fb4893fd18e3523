import { useState } from 'react';
import { Slider } from '../../../../ui/Slider';
import { useWords } from '../words';

export function OneThumb() {
  const w = useWords();
  const [volume, setVolume] = useState(60);
  return (
    <Slider label={w('volume')} value={volume} onChange={setVolume} inWords={(number) => w('percent', { number })} />
  );
}
