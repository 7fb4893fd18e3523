import { Slider } from '../../../../ui/form/Slider';
import { useMessages } from '../messages';

export function DisabledSlider() {
  const w = useMessages();
  return <Slider label={w('volume')} value={30} onChange={() => undefined} disabled />;
}
