import { Slider } from '../../../../ui/Slider';
import { useWords } from '../words';

export function DisabledSlider() {
  const w = useWords();
  return <Slider label={w('volume')} value={30} onChange={() => undefined} disabled />;
}
