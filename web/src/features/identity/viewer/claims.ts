import { useViewer } from './viewer';

/** The rights that screens ask for. The server asks again. */
export type Claim =
  | 'posts.remove'
  | 'help.write'
  | 'help.contact.read'
  | 'products.read'
  | 'products.write'
  | 'users.read'
  | 'users.write'
  | 'users.role'
  | 'subscriptions.manage'
  | 'claims.define'
  | 'claims.assign'
  | 'maintenance.manage'
  | 'system.read';

/** Whether the signed-in person holds a claim, now: a change is seen without a reload. */
export function useHolds(claim: Claim): boolean {
  return useViewer()?.claims.has(claim) ?? false;
}

/** Claims with which there is something to administer. */
const OF_STAFF: readonly Claim[] = [
  'users.read',
  'claims.define',
  'claims.assign',
  'subscriptions.manage',
  'help.contact.read',
  'maintenance.manage',
  'system.read',
];

export function isStaff(claims: ReadonlySet<string>): boolean {
  return OF_STAFF.some((claim) => claims.has(claim));
}
