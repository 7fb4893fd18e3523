import { checkText } from '@mallard/rules/plain-text';
import { type FieldError, InvalidInput } from '#kernel/errors/app-error.js';
import { parseInstant } from '#kernel/graphql/datetime.scalar.js';
import type { MaintenanceInput } from './maintenance.inputs.js';
import { MAX_ROUTE_PATH, parseRoutePath } from './route-path.js';

/** Longest texts of a window, in graphemes. */
export const MAX_NAME = 80;
export const MAX_DESCRIPTION = 300;
export const MAX_MESSAGE = 500;
/** Earliest and latest time of a schedule. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const COLOR = /^(#[0-9a-f]{6}|red)$/;

/** The values of a new window. */
export const DEFAULTS: MaintenanceDraft = {
  name: 'System Maintenance',
  description: '',
  customMessage: 'We are currently performing maintenance to improve your experience. Please check back soon.',
  maintenanceColor: 'red',
  routePath: null,
  isActive: false,
  startsAt: null,
  endsAt: null,
};

export interface MaintenanceDraft {
  name: string;
  description: string;
  customMessage: string;
  maintenanceColor: string;
  routePath: string | null;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * The window to store.
 * @param input an absent field keeps its value; null resets it to its default
 * @param before the current values, or the defaults for a new window
 * @throws InvalidInput with every invalid field
 */
export function draftOf(input: MaintenanceInput, before: MaintenanceDraft): MaintenanceDraft {
  const complaints: FieldError[] = [];
  const complain = (field: string, message: string) => void complaints.push({ field, message });

  function text(field: 'name' | 'description' | 'customMessage', max: number, label: string): string {
    const wanted = input[field];
    if (wanted === undefined) return before[field];
    const rules = { maxGraphemes: max, allowEmpty: true, multiline: field !== 'name' };
    const checked = checkText(wanted ?? '', rules);
    if (checked.ok) return checked.text === '' ? DEFAULTS[field] : checked.text;
    const long = checked.problem === 'TOO_LONG' || checked.problem === 'TOO_MANY_BYTES';
    if (long) complain(field, `${label} must be at most ${max} characters.`);
    else if (checked.problem === 'LINE_BREAK') complain(field, `${label} must be a single line.`);
    else complain(field, `${label} contains a character that cannot be shown.`);
    return before[field];
  }

  function instant(field: 'startsAt' | 'endsAt', current: Date | null): Date | null {
    const wanted = input[field];
    if (wanted === undefined) return current;
    if (wanted === null || wanted === '') return null;
    const found = typeof wanted === 'string' ? parseInstant(wanted) : wanted;
    if (found && found.getTime() >= EARLIEST && found.getTime() < LATEST) return found;
    complain(
      field,
      `${field} must be a date and time in ISO 8601 between 2000 and 2200, such as 2026-03-01T09:30:00.000Z.`,
    );
    return current;
  }

  function color(): string {
    if (input.maintenanceColor === undefined) return before.maintenanceColor;
    const wanted = (input.maintenanceColor ?? '').trim().toLowerCase();
    if (wanted === '') return DEFAULTS.maintenanceColor;
    if (COLOR.test(wanted)) return wanted;
    complain('maintenanceColor', 'The color must be #rrggbb or red.');
    return before.maintenanceColor;
  }

  function routePath(): string | null {
    if (input.routePath === undefined) return before.routePath;
    if (input.routePath === null || input.routePath.trim() === '') return null;
    const path = parseRoutePath(input.routePath);
    if (path === null)
      complain(
        'routePath',
        `The path must be the path of a page, such as /stream, with at most ${MAX_ROUTE_PATH} characters.`,
      );
    return path;
  }

  const draft: MaintenanceDraft = {
    name: text('name', MAX_NAME, 'The name'),
    description: text('description', MAX_DESCRIPTION, 'The description'),
    customMessage: text('customMessage', MAX_MESSAGE, 'The message'),
    maintenanceColor: color(),
    routePath: routePath(),
    isActive: input.isActive === undefined ? before.isActive : (input.isActive ?? DEFAULTS.isActive),
    startsAt: instant('startsAt', before.startsAt),
    endsAt: instant('endsAt', before.endsAt),
  };
  if (draft.startsAt && draft.endsAt && draft.endsAt <= draft.startsAt) {
    complain('endsAt', 'The window must end after it begins.');
  }
  if (complaints.length > 0) throw new InvalidInput(complaints, 'INVALID_MAINTENANCE');
  return draft;
}
