import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { parseInstant } from '#kernel/graphql/datetime.scalar.js';
import { checkText } from '#kernel/text/plain-text.js';
import { MAX_ROUTE_PATH, parseRoutePath } from './route-path.js';

/** Longest texts of a window, in characters as a person counts them. */
export const MAX_NAME = 80;
export const MAX_DESCRIPTION = 300;
export const MAX_MESSAGE = 500;
/** Instants that a schedule may hold. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const COLOR = /^(#[0-9a-f]{6}|red)$/;

/** What a new window has where nothing is said. */
export const DEFAULTS: MaintenanceRow = {
  name: 'System Maintenance',
  description: '',
  custom_message: 'We are currently performing maintenance to improve your experience. Please check back soon.',
  maintenance_color: 'red',
  route_path: null,
  is_active: false,
  starts_at: null,
  ends_at: null,
};

export interface MaintenanceRow {
  name: string;
  description: string;
  custom_message: string;
  maintenance_color: string;
  route_path: string | null;
  is_active: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** What a caller wants of a window. Absent stays as it is; null is the default again. */
export interface MaintenanceWish {
  name?: string | null;
  description?: string | null;
  customMessage?: string | null;
  maintenanceColor?: string | null;
  routePath?: string | null;
  isActive?: boolean | null;
  startsAt?: Date | string | null;
  endsAt?: Date | string | null;
}

/**
 * A window as it will be stored.
 * @param before what it is now; the defaults for a new one
 * @throws InvalidInput with a complaint for each field that is wrong
 */
export function draftOf(wish: MaintenanceWish, before: MaintenanceRow): MaintenanceRow {
  const complaints: FieldError[] = [];
  const complain = (field: string, message: string) => void complaints.push({ field, message });

  function text(
    field: 'name' | 'description' | 'customMessage',
    column: 'name' | 'description' | 'custom_message',
    max: number,
    label: string,
  ): string {
    const wanted = wish[field];
    if (wanted === undefined) return before[column];
    const rules = { maxGraphemes: max, allowEmpty: true, multiline: field !== 'name' };
    const checked = checkText(wanted ?? '', rules);
    if (checked.ok) return checked.text === '' ? DEFAULTS[column] : checked.text;
    const long = checked.problem === 'TOO_LONG' || checked.problem === 'TOO_MANY_BYTES';
    if (long) complain(field, `${label} takes at most ${max} characters.`);
    else if (checked.problem === 'LINE_BREAK') complain(field, `${label} takes a single line.`);
    else complain(field, `${label} contains a character that cannot be shown.`);
    return before[column];
  }

  function instant(field: 'startsAt' | 'endsAt', kept: Date | null): Date | null {
    const wanted = wish[field];
    if (wanted === undefined) return kept;
    if (wanted === null || wanted === '') return null;
    const found = typeof wanted === 'string' ? parseInstant(wanted) : wanted;
    if (found && found.getTime() >= EARLIEST && found.getTime() < LATEST) return found;
    complain(field, `${field} takes an instant between 2000 and 2200, such as 2026-03-01T09:30:00.000Z.`);
    return kept;
  }

  function color(): string {
    if (wish.maintenanceColor === undefined) return before.maintenance_color;
    const wanted = (wish.maintenanceColor ?? '').trim().toLowerCase();
    if (wanted === '') return DEFAULTS.maintenance_color;
    if (COLOR.test(wanted)) return wanted;
    complain('maintenanceColor', 'The color takes #rrggbb or red.');
    return before.maintenance_color;
  }

  function routePath(): string | null {
    if (wish.routePath === undefined) return before.route_path;
    if (wish.routePath === null || wish.routePath.trim() === '') return null;
    const path = parseRoutePath(wish.routePath);
    if (path === null)
      complain('routePath', `The path takes up to ${MAX_ROUTE_PATH} characters of a page's address, such as /stream.`);
    return path;
  }

  const draft: MaintenanceRow = {
    name: text('name', 'name', MAX_NAME, 'The name'),
    description: text('description', 'description', MAX_DESCRIPTION, 'The description'),
    custom_message: text('customMessage', 'custom_message', MAX_MESSAGE, 'The message'),
    maintenance_color: color(),
    route_path: routePath(),
    is_active: wish.isActive === undefined ? before.is_active : (wish.isActive ?? DEFAULTS.is_active),
    starts_at: instant('startsAt', before.starts_at),
    ends_at: instant('endsAt', before.ends_at),
  };
  if (draft.starts_at && draft.ends_at && draft.ends_at <= draft.starts_at) {
    complain('endsAt', 'The window ends after it begins.');
  }
  if (complaints.length > 0) throw new InvalidInput(complaints, 'INVALID_MAINTENANCE');
  return draft;
}
