import { Progress } from '../../../../ui/feedback/Progress';
import { useMessages } from '../messages';

export function EndlessProgress() {
  const w = useMessages();
  return <Progress label={w('searching')} />;
}
