import { ClaimsFrame } from '../features/claims/ClaimsFrame';
import { RoleClaims } from '../features/claims/RoleClaims';

/** /admin/claims/roles: what each role may do. */
export function ClaimsRoles() {
  return (
    <ClaimsFrame>
      <RoleClaims />
    </ClaimsFrame>
  );
}
