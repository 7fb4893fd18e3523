import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { newId } from '../database/ids.js';
import type { Tx } from '../events/tx.js';
import type { JsonObject } from '../pubsub/topic.js';
import type { SignedInViewer } from '../request/viewer.js';

/** Something that administrators did. */
export interface AuditEntry {
  /** Who did it; null where the product did it by itself. */
  readonly viewer: Pick<SignedInViewer, 'id' | 'handle'> | null;
  /** Area and verb in the past tense, such as `user.deactivated`. */
  readonly action: string;
  /** What it was done to; `name` is what people know it by, as of now. */
  readonly subject: { readonly kind: string; readonly id: string | null; readonly name?: string | null };
  /** What changed, from and to: the fields concerned only, never a secret. Null where there was nothing before or after. */
  readonly before?: JsonObject | null;
  readonly after?: JsonObject | null;
}

export interface AuditTable {
  audit_entries: {
    id: string;
    actor_id: string | null;
    actor_handle: string | null;
    action: string;
    subject_kind: string;
    subject_id: string | null;
    subject_name: string | null;
    before: Generated<JsonObject | null>;
    after: Generated<JsonObject | null>;
    created_at: Date;
  };
}

/** Keeps who did what: an entry is committed with what it tells of, or not at all. */
@Injectable()
export class AuditLog {
  async record(tx: Tx, { viewer, action, subject, before = null, after = null }: AuditEntry): Promise<void> {
    await tx
      .db<AuditTable>()
      .insertInto('audit_entries')
      .values({
        id: newId(),
        actor_id: viewer?.id ?? null,
        actor_handle: viewer?.handle ?? null,
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
