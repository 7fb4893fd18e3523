import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { BlockedNetwork } from './networks.js';
import type { RegistrationMode } from './registration-rules.entity.js';

/** Days without a visit of anyone who decides requests, after which an open registration needs approval. */
export const ABSENCE_DAYS = 7;

/**
 * When someone who decides requests was last there, or got their account. Those who hold the claim by the role
 * basic are left out: they would be everyone, and finding them would read every account.
 */
const REVIEWERS_SEEN = `
select max(coalesce(u.last_seen_at, u.created_at)) as seen_at from users u where u.is_active and u.email_verified_at is not null and u.id in (
  select r.id from users r where r.role = 'root'
  union all
  select r.id from users r join role_claims rc on rc.role = r.role join claim_definitions d on d.id = rc.claim_id
    where r.role <> 'basic' and d.value = 'registrations.review' and d.is_active
  union all
  select uc.user_id from user_claims uc join claim_definitions d on d.id = uc.claim_id
    where d.value = 'registrations.review' and d.is_active)`;

/** One row; lists are JSON. */
const RULES = `
select (select mode from registration_settings) as mode, (select min_age from registration_settings) as "minAge",
  (select coalesce(json_agg(json_build_object('domain', domain, 'needsApproval', needs_approval)), '[]')
    from email_domain_blocks) as domains,
  (select coalesce(json_agg(json_build_object('folded', folded, 'isExact', is_exact, 'needsApproval', needs_approval)), '[]')
    from handle_blocks) as handles,
  (select coalesce(json_agg(json_build_object('range', range::text, 'severity', severity)), '[]')
    from ip_blocks where ends_at is null or ends_at > clock_timestamp()) as networks,
  seen_at as "reviewerSeenAt",
  coalesce(seen_at < now() - interval '${ABSENCE_DAYS} days', false) as "areReviewersAbsent"
from (${REVIEWERS_SEEN}) reviewers`;

export interface DomainRule {
  domain: string;
  needsApproval: boolean;
}

export interface HandleRule {
  folded: string;
  isExact: boolean;
  needsApproval: boolean;
}

export interface StoredRules {
  /** Null until an administrator chose one. */
  readonly mode: RegistrationMode | null;
  /** In years; null for none. */
  readonly minAge: number | null;
  readonly domains: readonly DomainRule[];
  readonly handles: readonly HandleRule[];
  readonly networks: readonly BlockedNetwork[];
  /** When someone who decides requests was last there; null where no one can decide. */
  readonly reviewerSeenAt: Date | null;
  /** That was more than 7 days ago. */
  readonly areReviewersAbsent: boolean;
}

/** Reads who may register from the database. */
@Injectable()
export class RulesReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<StoredRules> {
    const [rules] = await this.database.rows<StoredRules>(RULES, []);
    return rules!;
  }
}
