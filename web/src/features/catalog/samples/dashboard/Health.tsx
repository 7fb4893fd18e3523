import { HealthPanel } from '../../../dashboard/HealthPanel';
import { health } from './numbers';

export function Health() {
  return <HealthPanel health={health} />;
}
