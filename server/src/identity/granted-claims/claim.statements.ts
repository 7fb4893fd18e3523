/**
 * The active claims of the user in row `u`, for a `from` clause; definitions are `d`, categories `c`. Root holds every
 * active one, so that no one can lock everyone out.
 */
export const CLAIMS_IN_FORCE = `claim_definitions d join claim_categories c on c.id = d.category_id
  where d.is_active and c.is_active and (
    u.role = 'root'
    or exists (select 1 from role_claims rc where rc.role = u.role and rc.claim_id = d.id)
    or exists (select 1 from user_claims uc where uc.user_id = u.id and uc.claim_id = d.id))`;
