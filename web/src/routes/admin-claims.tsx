import { ClaimsFrame } from '../features/claims/ClaimsFrame';
import { ClaimMatrix } from '../features/claims/ClaimMatrix';

/** /admin/claims: who may do what, role against claim. */
export function ClaimsMatrix() {
  return (
    <ClaimsFrame>
      <ClaimMatrix />
    </ClaimsFrame>
  );
}
