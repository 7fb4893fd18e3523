import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { JsonObject } from '../json/json.js';

/** An action of an administrator. It outlives its actor and its subject, so it has no foreign keys. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary(),
    actorId: p.uuid().nullable(),
    actorHandle: p.text().nullable(),
    action: p.text(),
    subjectKind: p.text(),
    subjectId: p.text().nullable(),
    subjectName: p.text().nullable(),
    before: p.json<JsonObject>().nullable(),
    after: p.json<JsonObject>().nullable(),
    createdAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'audit_entries_by_actor',
      expression: 'create index audit_entries_by_actor on audit_entries (actor_id, id desc)',
    },
    {
      name: 'audit_entries_by_action',
      expression: 'create index audit_entries_by_action on audit_entries (action text_pattern_ops, id desc)',
    },
    {
      name: 'audit_entries_by_subject',
      expression: 'create index audit_entries_by_subject on audit_entries (subject_kind, subject_id, id desc)',
    },
  ],
});

export type AuditTable = InferKyselyDB<typeof AuditEntrySchema>;
