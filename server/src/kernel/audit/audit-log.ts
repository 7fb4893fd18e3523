import { type AuditAction, COMMAND_LINE } from '@mallard/rules/audit-actions';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '../database/ids.js';
import type { Tx } from '../events/tx.js';
import type { JsonObject } from '../json/json.js';
import { isOperator } from '../request/operator.js';
import type { SignedInViewer } from '../request/viewer.js';
import type { AuditTable } from './audit-entry.entity.js';

/** An action of an administrator. */
export interface AuditEntry {
  /** The administrator, or the operator at the command line; null where the server acted by itself. */
  readonly viewer: Pick<SignedInViewer, 'id' | 'handle'> | null;
  /** Area and verb in the past tense, such as `user.deactivated`; each has a sentence in the log. */
  readonly action: AuditAction;
  /** What it was done to; `name` is its name at that time. */
  readonly subject: { readonly kind: string; readonly id: string | null; readonly name?: string | null };
  /** The changed fields before and after, never a secret. Null where there was nothing before or after. */
  readonly before?: JsonObject | null;
  readonly after?: JsonObject | null;
}

/** Stores the actions of administrators: an entry is committed together with its action, or not at all. */
@Injectable()
export class AuditLog {
  async record(tx: Tx, { viewer, action, subject, before = null, after = null }: AuditEntry): Promise<void> {
    const isAtCommandLine = viewer !== null && isOperator(viewer);
    await tx
      .db<AuditTable>()
      .insertInto('audit_entries')
      .values({
        id: newId(),
        actor_id: isAtCommandLine ? null : (viewer?.id ?? null),
        actor_handle: isAtCommandLine ? COMMAND_LINE : (viewer?.handle ?? null),
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_name: subject.name ?? null,
        before: jsonb(before),
        after: jsonb(after),
        created_at: new Date(),
      })
      .execute();
  }
}

function jsonb(value: JsonObject | null) {
  return sql<JsonObject | null>`${value === null ? null : JSON.stringify(value)}::jsonb`;
}
