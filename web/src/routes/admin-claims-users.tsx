import { ClaimsFrame } from '../features/admin/claims/ClaimsFrame';
import { PeopleClaims } from '../features/admin/claims/PeopleClaims';

/** /admin/claims/users: what single people may do. */
export function AdminClaimsUsersPage() {
  return (
    <ClaimsFrame title="titleOfPeople">
      <PeopleClaims />
    </ClaimsFrame>
  );
}
