import { Injectable } from '@nestjs/common';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { type DataExportTable, EXPORT_STATES, type ExportState } from './data-export.entity.js';

/** Days between two exports of a person, and for which a file stays. */
export const EXPORT_DAYS = 7;
const DAY_MS = 86_400_000;

export const ExportStateEnum = enumOf(EXPORT_STATES);
registerEnumType(ExportStateEnum, {
  name: 'DataExportState',
  description: 'How far a file with the data of a person is.',
  valuesMap: {
    WAITING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be made; another one can be asked for at once.' },
  },
});

@ObjectType('DataExport', { description: "The latest file with the viewer's data; GET /api/data-export downloads it." })
export class DataExportView {
  @Field(() => ExportStateEnum, { description: 'How far it is.' }) state!: ExportState;
  @Field(() => DateTime, { description: 'When the viewer asked for it.' }) requestedAt!: Date;
  @Field(() => DateTime, { description: 'When another one can be asked for.' }) nextAt!: Date;
  @Field(() => Int, { nullable: true, description: 'The size of the file; null until it is ready.' })
  bytes!: number | null;
  @Field(() => DateTime, { nullable: true, description: 'When the file is deleted; null until it is ready.' })
  expiresAt!: Date | null;
}

@Injectable()
export class DataExportViews {
  constructor(private readonly database: Database) {}

  /** @returns null if there is none, or its file was deleted */
  async ofUser(userId: string): Promise<DataExportView | null> {
    const row = await this.database
      .reads<DataExportTable>()
      .selectFrom('data_exports')
      .select(['state', 'created_at', 'bytes', 'expires_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row || (row.expires_at !== null && row.expires_at.getTime() <= Date.now())) return null;
    return {
      state: row.state,
      requestedAt: row.created_at,
      nextAt: row.state === 'failed' ? row.created_at : nextExportAt(row.created_at),
      bytes: row.bytes,
      expiresAt: row.expires_at,
    };
  }
}

export function nextExportAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + EXPORT_DAYS * DAY_MS);
}
