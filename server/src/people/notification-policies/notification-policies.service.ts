import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { POLICY_CHOICES, type PolicyChoice } from './notification-policy.entity.js';
import type { NotificationPolicyView } from './notification-policy.view.js';

/** Choices to change; absent or null ones stay as they are. */
export type NotificationPolicyPatch = { [Row in keyof NotificationPolicyView]?: PolicyChoice | null };

/** Each a place in `POLICY_CHOICES`. */
export interface StoredPolicy {
  not_following: number;
  not_followers: number;
  new_people: number;
  strangers_whispers: number;
  limited: number;
}

const DEFAULTS: StoredPolicy = {
  not_following: 0,
  not_followers: 0,
  new_people: 0,
  strangers_whispers: 1,
  limited: 1,
};

/** $1 user. */
export const POLICY_OF = `
select not_following, not_followers, new_people, strangers_whispers, limited
from notification_policies where user_id = $1::uuid`;

const REST = 'not_following, not_followers, new_people, strangers_whispers, limited';
/** $1 user, then a value for each column, or null to leave it; a new row takes the defaults, $7 to $11, instead. */
const STORE = `
insert into notification_policies as stored (user_id, ${REST})
values ($1::uuid, coalesce($2::smallint, $7::smallint), coalesce($3::smallint, $8::smallint),
  coalesce($4::smallint, $9::smallint), coalesce($5::smallint, $10::smallint), coalesce($6::smallint, $11::smallint))
on conflict (user_id) do update set
  not_following = coalesce($2::smallint, stored.not_following),
  not_followers = coalesce($3::smallint, stored.not_followers),
  new_people = coalesce($4::smallint, stored.new_people),
  strangers_whispers = coalesce($5::smallint, stored.strangers_whispers),
  limited = coalesce($6::smallint, stored.limited)`;

const placeOf = (choice: PolicyChoice | null | undefined) => (choice ? POLICY_CHOICES.indexOf(choice) : null);
const choiceAt = (place: number): PolicyChoice => POLICY_CHOICES[place] ?? 'request';

/** What people chose about who reaches them. It concerns what happens from then on. */
@Injectable()
export class NotificationPoliciesService {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The defaults for those who chose nothing. */
  async of(userId: string): Promise<NotificationPolicyView> {
    const [row] = await this.database.rows<StoredPolicy>(POLICY_OF, [userId]);
    return policyFrom(row);
  }

  async update({ id }: SignedInViewer, patch: NotificationPolicyPatch): Promise<void> {
    const chosen = [patch.notFollowing, patch.notFollowers, patch.newPeople, patch.strangersWhispers, patch.limited];
    await this.transactions.run((tx) =>
      tx.rows(STORE, [id, ...chosen.map(placeOf), ...Object.values<number>({ ...DEFAULTS })]),
    );
  }
}

/** @param row undefined where someone chose nothing */
export function policyFrom(row: StoredPolicy | undefined): NotificationPolicyView {
  const { not_following, not_followers, new_people, strangers_whispers, limited } = row ?? DEFAULTS;
  return {
    notFollowing: choiceAt(not_following),
    notFollowers: choiceAt(not_followers),
    newPeople: choiceAt(new_people),
    strangersWhispers: choiceAt(strangers_whispers),
    limited: choiceAt(limited),
  };
}
