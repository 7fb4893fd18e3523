import { ClaimsFrame } from '../features/claims/ClaimsFrame';
import { PeopleClaims } from '../features/claims/PeopleClaims';

/** /admin/claims/users: what single people may do. */
export function ClaimsUsers() {
  return (
    <ClaimsFrame>
      <PeopleClaims />
    </ClaimsFrame>
  );
}
