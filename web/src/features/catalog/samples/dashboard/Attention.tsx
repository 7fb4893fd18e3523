import { AttentionPanel } from '../../../admin/dashboard/AttentionPanel';
import { attention } from './numbers';

export function Attention() {
  return <AttentionPanel attention={attention} />;
}
