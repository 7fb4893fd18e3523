/** The areas of actions, and what they are called in the messages. */
export const AREAS = [
  'user',
  'role',
  'claim',
  'registration',
  'post',
  'help',
  'maintenance',
  'event',
  'product',
  'email_subscription',
  'newsletter',
] as const;

/** The filters in the address: who, about whom (a part of a name, or the id that History leads to), which area, and days. */
interface AuditAddress {
  readonly query: string;
  readonly filters: Readonly<Record<'by' | 'subject' | 'area' | 'since' | 'until', string | null>>;
}

/** The filters as the server takes them; a day is a day where the reader is. */
export function filterOf({ query, filters: { by, subject, area, since, until } }: AuditAddress) {
  return {
    actor: by?.trim() || null,
    subject: query.trim() || null,
    subjectId: subject,
    action: area,
    since: startOf(since, 0),
    until: startOf(until, 1),
  };
}

/** The start of a day, or of a later one; null for none. */
function startOf(day: string | null, later: number): string | null {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
