import type { Role } from '../../graphql/schema.generated';
import type { Viewer } from '../identity/viewer/viewer';
import type { UserRow_UserFragment } from './Users.generated';

export type ManagedUser = UserRow_UserFragment;

/** From the lowest to the highest. */
export const ROLES: readonly Role[] = ['BASIC', 'EDITOR', 'ADMIN', 'ROOT'];

/** Whether a role stands above another; root stands above everyone. */
export function outranks(role: Role, other: Role): boolean {
  return role === 'ROOT' || ROLES.indexOf(role) > ROLES.indexOf(other);
}

/** Whether the viewer may change this account. The server asks again. */
export function mayManage(viewer: Viewer | null, user: ManagedUser): boolean {
  return (
    viewer !== null && viewer.id !== user.id && viewer.claims.has('users.write') && outranks(viewer.role, user.role)
  );
}

/** The roles that the viewer may give. */
export function rolesToGive(viewer: Viewer | null): readonly Role[] {
  if (!viewer?.claims.has('users.role')) return [];
  return ROLES.filter((role) => outranks(viewer.role, role));
}
