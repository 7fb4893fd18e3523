import type { Role } from '../../../graphql/schema.generated';
import type { Viewer } from '../../session/viewer/viewer';
import type { UserRow_UserFragment } from './Users.generated';

export type ManagedUser = UserRow_UserFragment;

/** From lowest to highest. */
export const ROLES: readonly Role[] = ['BASIC', 'EDITOR', 'ADMIN', 'ROOT'];

/** Whether a role is higher than another; root is the highest. */
export function outranks(role: Role, other: Role): boolean {
  return role === 'ROOT' || ROLES.indexOf(role) > ROLES.indexOf(other);
}

/** Whether the viewer can change this account; the server checks too. */
export function mayManage(viewer: Viewer | null, user: ManagedUser): boolean {
  return (
    viewer !== null && viewer.id !== user.id && viewer.claims.has('users.write') && outranks(viewer.role, user.role)
  );
}

/** Whether a change of role is a promotion to an administrator role. */
export function raisesToPower(before: Role, after: Role): boolean {
  return ROLES.indexOf(after) >= ROLES.indexOf('ADMIN') && ROLES.indexOf(after) > ROLES.indexOf(before);
}

/** The roles that the viewer can assign. */
export function rolesToGive(viewer: Viewer | null): readonly Role[] {
  if (!viewer?.claims.has('users.role')) return [];
  return ROLES.filter((role) => outranks(viewer.role, role));
}
