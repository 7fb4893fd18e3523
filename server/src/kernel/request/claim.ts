import { isSignedIn, type Viewer } from './viewer.js';

/** The rights that code asks for; each is a claim that roles and people can hold. */
export const CLAIMS = [
  'posts.remove',
  'help.write',
  'help.contact.read',
  'products.read',
  'products.write',
  'users.read',
  'users.write',
  'users.role',
  'subscriptions.manage',
  'claims.define',
  'claims.assign',
  'maintenance.manage',
  'system.read',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** Whether a claim is in force for the viewer, by their role or their own. */
export function holds(viewer: Viewer, claim: Claim): boolean {
  return isSignedIn(viewer) && viewer.claims.has(claim);
}
