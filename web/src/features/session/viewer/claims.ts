import { useViewer } from './viewer';

/** The claims that screens check; the server checks them again. */
export type Claim =
  | 'posts.remove'
  | 'reports.read'
  | 'reports.decide'
  | 'appeals.decide'
  | 'help.write'
  | 'help.contact.read'
  | 'products.read'
  | 'products.write'
  | 'users.read'
  | 'users.write'
  | 'users.role'
  | 'registrations.review'
  | 'invites.create'
  | 'invites.skip-approval'
  | 'invites.manage'
  | 'network.block'
  | 'users.limit'
  | 'subscriptions.manage'
  | 'claims.define'
  | 'claims.assign'
  | 'maintenance.manage'
  | 'system.read';

/** Whether the viewer holds a claim; changes apply without a reload. */
export function useHolds(claim: Claim): boolean {
  return useViewer()?.claims.has(claim) ?? false;
}

/** The claims that give access to administration. */
const OF_STAFF: readonly Claim[] = [
  'users.read',
  'registrations.review',
  'invites.manage',
  'network.block',
  'claims.define',
  'claims.assign',
  'subscriptions.manage',
  'help.write',
  'help.contact.read',
  'reports.read',
  'reports.decide',
  'appeals.decide',
  'products.write',
  'maintenance.manage',
  'system.read',
];

export function isStaff(claims: ReadonlySet<string>): boolean {
  return OF_STAFF.some((claim) => claims.has(claim));
}
