import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { ConnectionOf } from '#kernel/paging/connection.js';
import type { JsonObject, JsonValue } from '#kernel/json/json.js';

@ObjectType('AuditChange', { description: 'A changed field; strings as they are, anything else as JSON.' })
export class AuditChangeView {
  @Field(() => String, { description: 'The name of what changed, such as role.' }) field!: string;
  @Field(() => String, { nullable: true, description: 'The former value as text; null if there was none.' }) before!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The new value as text; null if it was removed.' }) after!:
    | string
    | null;
}

@ObjectType('AuditEntry', { implements: () => [Node], description: 'An action of an administrator.' })
export class AuditEntryView implements Node {
  @Field(() => ID, { description: 'Identifies the entry.' }) id!: string;
  @Field(() => DateTime, { description: 'When it was done.' }) createdAt!: Date;
  @Field(() => String, { description: 'What was done, such as user.deactivated.' }) action!: string;
  @Field(() => ID, { nullable: true, description: 'Who did it; null for the server itself and for its command line.' })
  actorId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'As it was then; `command line` for an operator there, null for what the site did automatically.',
  })
  actorHandle!: string | null;
  @Field(() => String, { description: 'What the subject is, such as user or product.' }) subjectKind!: string;
  @Field(() => ID, { nullable: true, description: 'The person or thing that was changed.' }) subjectId!: string | null;
  @Field(() => String, { nullable: true, description: 'As it was then.' }) subjectName!: string | null;
  @Field(() => [AuditChangeView], { description: 'The values before and after.' }) changes!: AuditChangeView[];
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryConnection extends ConnectionOf('AuditEntry', () => AuditEntryView) {}

interface Row {
  id: string;
  actor_id: string | null;
  actor_handle: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  subject_name: string | null;
  before: JsonObject | null;
  after: JsonObject | null;
  created_at: Date;
}

const BY_IDS = 'select * from audit_entries where id = any($1::uuid[])';

@Injectable()
export class AuditEntryViews {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<Map<string, AuditEntryView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<Row>(BY_IDS, [ids]);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          createdAt: row.created_at,
          action: row.action,
          actorId: row.actor_id,
          actorHandle: row.actor_handle,
          subjectKind: row.subject_kind,
          subjectId: row.subject_id,
          subjectName: row.subject_name,
          changes: changesOf(row.before ?? {}, row.after ?? {}),
        },
      ]),
    );
  }
}

function changesOf(before: JsonObject, after: JsonObject): AuditChangeView[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }));
}

function textOf(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
