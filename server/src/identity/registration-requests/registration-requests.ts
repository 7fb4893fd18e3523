import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import type { ApprovalCause } from './registration-request.entity.js';
import { awaitsApproval } from './registration-request.statements.js';

/** $1 user, $2 reason, $3 cause. */
const OPEN = `
insert into registration_requests (user_id, reason, cause, created_at) values ($1::uuid, $2, $3, now())`;

/** $1 user. */
const IS_WAITING = `select ${awaitsApproval('$1::uuid')} as waits`;

/** The requests of new accounts that need approval. */
@Injectable()
export class RegistrationRequests {
  constructor(private readonly database: Database) {}

  /** Has a new account wait. The request is shown once the address is verified. */
  async open(tx: Tx, userId: string, cause: ApprovalCause, reason: string): Promise<void> {
    await tx.rows(OPEN, [userId, reason, cause]);
  }

  /** Whether an account with a verified address waits for approval. @param tx reads within it; without it, committed data */
  async isWaiting(tx: Tx | null, userId: string): Promise<boolean> {
    const [row] = tx
      ? await tx.rows<{ waits: boolean }>(IS_WAITING, [userId])
      : await this.database.rows<{ waits: boolean }>(IS_WAITING, [userId]);
    return row?.waits ?? false;
  }
}
