import type { EmailSubscriptionView } from './email-subscription.view.js';

/** EmailSubscription of the REST contract. */
export interface RestEmailSubscription {
  id: string;
  email: string;
  isActive: boolean;
  isEmailVerified: boolean;
  createdOn: Date;
  verifiedOn: Date | null;
}

export function toRestSubscription(view: EmailSubscriptionView): RestEmailSubscription {
  const { id, email, isActive, isEmailVerified, createdAt, verifiedAt } = view;
  return { id, email, isActive, isEmailVerified, createdOn: createdAt, verifiedOn: verifiedAt };
}

export const CSV_HEAD = 'email,isActive,isEmailVerified,createdOn,verifiedOn\r\n';

/** Lines of a CSV file (RFC 4180). */
export function csvOf(views: readonly EmailSubscriptionView[]): string {
  return views
    .map(({ email, isActive, isEmailVerified, createdAt, verifiedAt }) =>
      [email, isActive, isEmailVerified, createdAt.toISOString(), verifiedAt?.toISOString() ?? ''].map(cell).join(','),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}

/** Spreadsheets would run what begins like a formula: `=cmd|' /C calc'!A0@example.org` is an address. */
function cell(value: string | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
