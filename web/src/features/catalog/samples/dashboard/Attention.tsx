import { AttentionPanel } from '../../../dashboard/AttentionPanel';
import { attention } from './numbers';

export function Attention() {
  return <AttentionPanel attention={attention} />;
}
