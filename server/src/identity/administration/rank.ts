import { NotAllowed } from '#kernel/errors/app-error.js';
import { holds } from '#kernel/request/claim.js';
import { reaches, type Role, type SignedInViewer } from '#kernel/request/viewer.js';

/** Whom something is done to. */
interface Target {
  readonly id: string;
  readonly role: Role;
}

/** Whether a role stands above another; root stands above everyone, other roots too. */
export function outranks(role: Role, other: Role): boolean {
  return role === 'root' || !reaches(other, role);
}

/**
 * Nobody manages themselves, or somebody of an equal or higher role; root manages everyone else.
 * @throws NotAllowed OWN_ACCOUNT, ROLE_TOO_HIGH
 */
export function assertMayManage(viewer: SignedInViewer, target: Target): void {
  if (viewer.id === target.id) {
    throw new NotAllowed('Nobody changes their own account here. Your profile has its own page.', 'OWN_ACCOUNT');
  }
  if (!outranks(viewer.role, target.role)) {
    throw new NotAllowed('You can only change people of a role below yours.', 'ROLE_TOO_HIGH');
  }
}

/** @throws NotAllowed where the viewer may not give roles, or not this one */
export function assertMayGiveRole(viewer: SignedInViewer, role: Role): void {
  if (!holds(viewer, 'users.role')) throw new NotAllowed();
  if (!outranks(viewer.role, role)) {
    throw new NotAllowed('You can only give roles below yours.', 'ROLE_TOO_HIGH');
  }
}

/** Claims of a role are changed by those above it. @throws NotAllowed ROLE_TOO_HIGH */
export function assertMayChangeRole(viewer: SignedInViewer, role: Role): void {
  if (!outranks(viewer.role, role)) {
    throw new NotAllowed('You can only change the claims of roles below yours.', 'ROLE_TOO_HIGH');
  }
}

/** Nobody grants or takes what they do not hold themselves. @throws NotAllowed CLAIM_NOT_HELD */
export function assertHolds(viewer: SignedInViewer, value: string, isInForce: boolean): void {
  // What is not in force is held by nobody; root alone prepares it.
  if (viewer.claims.has(value) || (!isInForce && viewer.role === 'root')) return;
  throw new NotAllowed('You can only grant or revoke claims that you hold yourself.', 'CLAIM_NOT_HELD');
}
