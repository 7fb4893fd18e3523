import type { Claim } from '../../session/viewer/claims';

interface Subject {
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectName: string | null;
}

/**
 * Where the subject of an entry is shown; null if it is gone, has no page, or the viewer may not open it.
 * @param holds whether the viewer holds a claim
 */
export function subjectPath(
  { action, subjectKind, subjectId, subjectName }: Subject,
  holds: (claim: Claim) => boolean,
): string | null {
  if (/\.(deleted|erased|removed|canceled)$/.test(action)) return null;
  const search = (path: string, name: string) => `${path}?${name}=${encodeURIComponent(subjectName ?? '')}`;
  switch (subjectKind) {
    case 'user':
      return subjectId === null ? null : personPath(subjectId, subjectName, holds);
    case 'role':
      return holds('claims.assign') ? '/admin/claims/roles' : null;
    case 'claim':
      return holds('claims.define') || holds('claims.assign') ? '/admin/claims/definitions' : null;
    case 'claim category':
      return holds('claims.define') || holds('claims.assign') ? '/admin/claims/categories' : null;
    case 'product':
      return holds('products.read') && subjectName !== null ? search('/products', 'q') : null;
    case 'maintenance':
      return holds('maintenance.manage') ? '/admin/maintenance' : null;
    case 'registration':
      return holds('registrations.review') ? '/admin/registrations?list=mode' : null;
    case 'email_domain_block':
      return holds('network.block') ? '/admin/registrations?list=domains' : null;
    case 'handle_block':
      return holds('network.block') ? '/admin/registrations?list=handles' : null;
    case 'ip_block':
      return holds('network.block') ? '/admin/registrations?list=networks' : null;
    case 'newsletter':
      return holds('subscriptions.manage') ? '/admin/email-subscriptions?tab=newsletters' : null;
    case 'email_subscription':
      return holds('subscriptions.manage') ? '/admin/email-subscriptions' : null;
    case 'help_topic':
    case 'help_category':
    case 'help_page':
      return '/help';
    default:
      return null;
  }
}

/** The account of a person for those who manage accounts, otherwise the profile. */
export function personPath(id: string | null, handle: string | null, holds: (claim: Claim) => boolean): string | null {
  if (id !== null && holds('users.read')) return `/users?open=${id}`;
  return handle === null ? null : `/user/${encodeURIComponent(handle)}`;
}
