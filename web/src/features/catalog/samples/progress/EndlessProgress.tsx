import { Progress } from '../../../../ui/Progress';
import { useWords } from '../words';

export function EndlessProgress() {
  const w = useWords();
  return <Progress label={w('searching')} />;
}
