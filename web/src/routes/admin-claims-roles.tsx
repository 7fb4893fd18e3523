import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import { RoleClaims } from '../features/admin/claims/RoleClaims';

/** /admin/claims/roles: what each role may do. */
export function AdminClaimsRolesPage() {
  return (
    <ClaimsFrame title="titleOfRoles">
      <RoleClaims />
    </ClaimsFrame>
  );
}
