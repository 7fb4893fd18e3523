/**
 * The number of each advisory lock. Any number will do, but each is unique and never changes, because processes of two versions
 * may run at the same time. Locks that belong to one row (such as a person's media quota) hash a text instead.
 */
export const ADVISORY_LOCKS = {
  /** Held during migrations, so that replicas that start at the same time migrate one after the other. */
  migrations: 7_245_001,
  /** Held while demo data is added, so that two processes that start at the same time add it once. */
  demoCommunity: 7_245_002,
  /** Held while the first root account is created, so that replicas that start at the same time create one. */
  rootAccount: 7_245_003,
  /** Held while built-in claims are defined, so that replicas that start at the same time do it one after the other. */
  systemClaims: 7_245_004,
  /** Held while the help center is changed, so that positions and permalinks are assigned one after the other. */
  helpCenter: 7_245_015,
  /** Held while the rules of the site are replaced, or written for the first time. */
  rules: 7_245_020,
} as const;
