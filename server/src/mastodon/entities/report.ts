import type { Account } from './account.js';

export type ReportCategoryWord = 'spam' | 'legal' | 'violation' | 'other';

/** https://docs.joinmastodon.org/entities/Report/ */
export interface Report {
  id: string;
  action_taken: boolean;
  action_taken_at: string | null;
  category: ReportCategoryWord;
  comment: string;
  /** There are no other servers. */
  forwarded: false;
  created_at: string;
  status_ids: string[];
  rule_ids: string[];
  target_account: Account;
}
