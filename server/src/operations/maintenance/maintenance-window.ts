import type { MaintenanceView } from './maintenance.view.js';
import { covers } from './route-path.js';

type Schedule = Pick<MaintenanceView, 'isActive' | 'startsAt' | 'endsAt'>;

/** Whether a window has an effect at a time: active, begun and not over. */
export function isInForce({ isActive, startsAt, endsAt }: Schedule, now: number): boolean {
  return isActive && (startsAt?.getTime() ?? -Infinity) <= now && now < (endsAt?.getTime() ?? Infinity);
}

/** When the next window begins or ends, in milliseconds since 1970; null if none will. */
export function nextChange(windows: readonly Schedule[], now: number): number | null {
  const instants = windows
    .filter(({ isActive }) => isActive)
    .flatMap(({ startsAt, endsAt }) => [startsAt?.getTime(), endsAt?.getTime()])
    .filter((instant) => instant !== undefined && instant > now) as number[];
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The window of the whole site; of several, the one that began last. */
export function globalWindow<W extends MaintenanceView>(windows: readonly W[], now: number): W | null {
  return latest(windows.filter((window) => window.routePath === null && isInForce(window, now)));
}

/** The most specific window of a page; null if only the whole site's could apply. */
export function routeWindow<W extends MaintenanceView>(windows: readonly W[], path: string, now: number): W | null {
  const found = windows.filter(
    (window) => window.routePath !== null && covers(window.routePath, path) && isInForce(window, now),
  );
  const closest = Math.max(...found.map(({ routePath }) => routePath?.length ?? 0));
  return latest(found.filter(({ routePath }) => routePath?.length === closest));
}

function latest<W extends MaintenanceView>(windows: readonly W[]): W | null {
  const begun = ({ startsAt, createdAt }: W) => (startsAt ?? createdAt).getTime();
  return [...windows].sort((a, b) => begun(b) - begun(a) || (a.id < b.id ? 1 : -1))[0] ?? null;
}
