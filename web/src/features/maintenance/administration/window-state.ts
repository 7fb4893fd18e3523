import type { MaintenancesQuery } from './Windows.generated';

export type MaintenanceWindow = MaintenancesQuery['maintenances'][number];
export type WindowState = 'inForce' | 'scheduled' | 'over' | 'off';

/** How a window stands at an instant. */
export function stateOf({ isActive, startsAt, endsAt }: MaintenanceWindow, now: Date): WindowState {
  if (!isActive) return 'off';
  if (endsAt !== null && new Date(endsAt) <= now) return 'over';
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'inForce';
}
