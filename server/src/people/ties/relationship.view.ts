import { Field, ObjectType } from '@nestjs/graphql';
import { instantOf } from '#kernel/database/ids.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { MuteScope, type MuteScopeName, scopesOf } from './mute-scopes.js';

/** A row of relationships, as `relationshipJson` selects it. */
export interface RelationshipRow {
  id: string;
  blocks: boolean;
  isBlocked: boolean;
  /** Bits of `MUTE_SCOPES`; 0 once the mute has ended. */
  muted: number;
  mutedUntil: string | null;
  note: string | null;
}

/** What the viewer decided about a person. No one else sees it. */
@ObjectType('Relationship', { description: 'A block or a mute. Only the viewer sees it.' })
export class RelationshipView {
  @Field(() => Boolean, { description: 'True if the viewer blocks the person.' }) isBlocked!: boolean;
  @Field(() => [MuteScope], { description: 'What the viewer muted; empty without a mute, and once it has ended.' })
  muted!: MuteScopeName[];
  @Field(() => DateTime, { nullable: true, description: 'When the mute ends; null for one without an end.' })
  mutedUntil!: Date | null;
  @Field(() => String, { nullable: true, description: 'What the viewer wrote about it for themselves.' })
  note!: string | null;
  @Field(() => DateTime, { description: 'When the viewer last decided about the person.' }) decidedAt!: Date;
}

/** @returns null if only the other side decided something */
export function relationshipViewFrom(row: RelationshipRow): RelationshipView | null {
  if (!row.blocks && row.muted === 0) return null;
  return {
    isBlocked: row.blocks,
    muted: scopesOf(row.muted),
    mutedUntil: row.muted === 0 || row.mutedUntil === null ? null : new Date(row.mutedUntil),
    note: row.note,
    decidedAt: instantOf(row.id),
  };
}

/** Whether the viewer sees the person in no list of posts; for lists that are the same for everyone and filtered afterwards. */
export function isHiddenInLists(relationship: RelationshipView | null): boolean {
  return relationship !== null && (relationship.isBlocked || relationship.muted.includes('LISTS'));
}
