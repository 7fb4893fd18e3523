import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { CLAIMS_IN_FORCE } from '#identity/granted-claims/claim.statements.js';
import type { UserSchema } from '#identity/users/user.entity.js';
import type { Claim } from '#kernel/request/claim.js';

export type TeamTables = InferKyselyDB<typeof UserSchema>;

const READS: Claim = 'help.contact.read';
/** People in the list of assignees at most. */
const MAX_TEAM = 200;

/** Ids of those who may read messages, by name; at most 200. */
export async function contactTeam(db: Kysely<TeamTables>): Promise<string[]> {
  const people = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.is_active', '=', true)
    .where(sql<boolean>`exists (select 1 from ${sql.raw(CLAIMS_IN_FORCE)} and d.value = ${READS})`)
    .orderBy(sql`lower(u.display_name)`)
    .orderBy('u.id')
    .limit(MAX_TEAM)
    .execute();
  return people.map(({ id }) => id);
}
