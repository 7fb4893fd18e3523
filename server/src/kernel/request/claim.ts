import { isSignedIn, type Viewer } from './viewer.js';

/** The claims that code checks; roles and people can hold each. */
export const CLAIMS = [
  'posts.remove',
  'reports.read',
  'reports.decide',
  'appeals.decide',
  'help.write',
  'help.contact.read',
  'products.read',
  'products.write',
  'users.read',
  'users.write',
  'users.role',
  'users.limit',
  'registrations.review',
  'invites.create',
  'invites.skip-approval',
  'invites.manage',
  'network.block',
  'subscriptions.manage',
  'claims.define',
  'claims.assign',
  'maintenance.manage',
  'system.read',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** Claims that are not the administration's: a personal access token needs no scope "admin" for them. */
export const EVERYDAY_CLAIMS: readonly string[] = ['products.read', 'invites.create'] satisfies Claim[];

/** Whether the viewer has an active claim, by their role or by a grant of their own. */
export function holds(viewer: Viewer, claim: Claim): boolean {
  return isSignedIn(viewer) && viewer.claims.has(claim);
}
