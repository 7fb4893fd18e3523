import { NotAllowed } from '#kernel/errors/app-error.js';
import { holds } from '#kernel/request/claim.js';
import { reaches, type Role, type SignedInViewer } from '#kernel/request/viewer.js';

/** The user whom an action affects. */
interface Target {
  readonly id: string;
  readonly handle: string;
  readonly role: Role;
}

/** Whether a role ranks above another; root ranks above everyone, including other roots. */
export function outranks(role: Role, other: Role): boolean {
  return role === 'root' || !reaches(other, role);
}

/**
 * No one manages themselves or someone of an equal or higher role; root manages everyone else.
 * @throws NotAllowed OWN_ACCOUNT, ROLE_TOO_HIGH, with the handle in its values
 */
export function assertCanManage(viewer: SignedInViewer, target: Target): void {
  const values = { handle: target.handle };
  if (viewer.id === target.id) {
    const message = 'You cannot change your own account here. Use your profile page instead.';
    throw new NotAllowed(message, 'OWN_ACCOUNT', { values });
  }
  if (!outranks(viewer.role, target.role)) {
    throw new NotAllowed('You can only change people whose role is below yours.', 'ROLE_TOO_HIGH', { values });
  }
}

/** @throws NotAllowed if the viewer can't assign roles, or not this one */
export function assertCanGiveRole(viewer: SignedInViewer, role: Role): void {
  if (!holds(viewer, 'users.role')) throw new NotAllowed();
  if (!outranks(viewer.role, role)) {
    throw new NotAllowed('You can only give roles below yours.', 'ROLE_TOO_HIGH');
  }
}

/** Only higher roles change the claims of a role. @throws NotAllowed ROLE_TOO_HIGH */
export function assertCanChangeRole(viewer: SignedInViewer, role: Role): void {
  if (!outranks(viewer.role, role)) {
    throw new NotAllowed('You can only change the claims of roles below yours.', 'ROLE_TOO_HIGH');
  }
}

/** No one grants or revokes a claim that they don't hold. @throws NotAllowed CLAIM_NOT_HELD */
export function assertHolds(viewer: SignedInViewer, value: string, isInForce: boolean): void {
  // No one holds an inactive claim; only root can assign it.
  if (viewer.claims.has(value) || (!isInForce && viewer.role === 'root')) return;
  throw new NotAllowed('You can only grant or revoke claims that you hold yourself.', 'CLAIM_NOT_HELD');
}
