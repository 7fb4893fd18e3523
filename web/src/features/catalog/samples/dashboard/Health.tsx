import { HealthPanel } from '../../../admin/dashboard/HealthPanel';
import { health } from './numbers';

export function Health() {
  return <HealthPanel health={health} />;
}
