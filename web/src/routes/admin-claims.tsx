import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import { ClaimMatrix } from '../features/admin/claims/ClaimMatrix';

/** /admin/claims: who may do what, role against claim. */
export function AdminClaimsPage() {
  return (
    <ClaimsFrame title="title">
      <ClaimMatrix />
    </ClaimsFrame>
  );
}
