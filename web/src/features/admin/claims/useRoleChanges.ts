import { useState } from 'react';
import type { Role } from '../../../graphql/schema.generated';
import type { ClaimDefinition } from './useClaimCategories';
import { useRoleGrants } from './useRoleGrants';

/** A grant or revocation of a claim for a role. */
export interface GrantChange {
  role: Role;
  claim: ClaimDefinition;
  grant: boolean;
}

export type RoleChanges = ReturnType<typeof useRoleChanges>;

const keyOf = (role: Role, claimId: string) => `${role} ${claimId}`;

/** The claims of each role, with unsaved changes. */
export function useRoleChanges() {
  const grants = useRoleGrants();
  const [wanted, setWanted] = useState<ReadonlyMap<string, GrantChange>>(new Map());
  // Without changes that someone else has made in the meantime.
  const pending = [...wanted.values()].filter(({ role, claim, grant }) => grant !== grants.has(role, claim.id));
  const changeOf = (role: Role, claimId: string) =>
    pending.find((change) => change.role === role && change.claim.id === claimId);

  return {
    grants,
    pending,
    isChanged: (role: Role, claimId: string): boolean => changeOf(role, claimId) !== undefined,
    /** Including unsaved changes. */
    has: (role: Role, claimId: string): boolean => changeOf(role, claimId)?.grant ?? grants.has(role, claimId),
    set: (role: Role, claim: ClaimDefinition, grant: boolean) =>
      setWanted((before) => new Map(before).set(keyOf(role, claim.id), { role, claim, grant })),
    discard: () => setWanted(new Map()),
  };
}
