import type { Role } from '../../../graphql/schema.generated';
import { useRefreshWhileVisible } from '../../../graphql/useRefreshWhileVisible';
import { useViewer } from '../../session/viewer/viewer';
import { outranks, ROLES } from '../users/managed-user';
import { RoleGrantsDocument, useRoleGrantsQuery } from './Claims.generated';

/** The claims of each role, and its number of people. */
export function useRoleGrants() {
  const { data, error, refetch } = useRoleGrantsQuery({ fetchPolicy: 'cache-and-network' });
  useRefreshWhileVisible(RoleGrantsDocument, {});
  const viewer = useViewer();
  const of = (role: Role): ReadonlySet<string> => {
    const key = role.toLowerCase() as Lowercase<Role>;
    return new Set(data?.[key].map(({ id }) => id));
  };
  const granted = new Map(ROLES.map((role) => [role, of(role)]));
  return {
    isLoaded: data !== undefined,
    error,
    refetch,
    has: (role: Role, claimId: string): boolean => granted.get(role)?.has(claimId) ?? false,
    size: (role: Role): number => data?.[`${role.toLowerCase() as Lowercase<Role>}Size`] ?? 0,
    /** Whether the viewer can change it; the server checks too. */
    mayChange: (role: Role, claim: { value: string; isActive: boolean }): boolean =>
      viewer !== null &&
      role !== 'ROOT' &&
      viewer.claims.has('claims.assign') &&
      outranks(viewer.role, role) &&
      (viewer.claims.has(claim.value) || viewer.role === 'ROOT'),
  };
}
