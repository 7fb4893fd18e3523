import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Role } from '#kernel/request/viewer.js';

/** $1 role, $2 a claim that they don't hold directly, or null. */
const SIZE = `
select count(*) as n from users u where u.role = $1 and u.is_active and u.deleted_at is null
  and ($2::uuid is null or not exists (select 1 from user_claims h where h.user_id = u.id and h.claim_id = $2::uuid))`;

/** How many users a change of a role's claims affects. */
@Injectable()
export class RoleSizes {
  constructor(private readonly database: Database) {}

  /** Active users of a role. @param without only those who don't hold this claim directly; null for all */
  async of(role: Role, without: string | null = null): Promise<number> {
    return (await this.database.rows<{ n: number }>(SIZE, [role, without]))[0]?.n ?? 0;
  }
}
