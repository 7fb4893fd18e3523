/** The condition that a user's registration waits for approval, and its address is verified. @param user the column of the id */
export const awaitsApproval = (user: string) => `exists (
  select 1 from registration_requests rr
  where rr.user_id = ${user} and rr.state = 'PENDING' and rr.verified_at is not null)`;
