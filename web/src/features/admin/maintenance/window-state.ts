import type { MaintenancesQuery } from './Windows.generated';

export type MaintenanceWindow = MaintenancesQuery['maintenances'][number];
export type WindowState = 'inForce' | 'scheduled' | 'over' | 'off';
/** The fields that determine when a window is active, and for what. */
export type WindowTimes = Pick<MaintenanceWindow, 'isActive' | 'startsAt' | 'endsAt' | 'routePath'>;

/** The state of a window at an instant. */
export function stateOf({ isActive, startsAt, endsAt }: WindowTimes, now: Date): WindowState {
  if (!isActive) return 'off';
  if (endsAt !== null && new Date(endsAt) <= now) return 'over';
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'inForce';
}

/** Whether saving a window closes something that is open now. @param before null for a new one */
export function closesAtOnce(after: WindowTimes, before: WindowTimes | null, now: Date): boolean {
  if (stateOf(after, now) !== 'inForce') return false;
  if (before === null || stateOf(before, now) !== 'inForce') return true;
  return before.routePath !== null && before.routePath !== after.routePath;
}
