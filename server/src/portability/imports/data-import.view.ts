import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type Selectable, sql } from 'kysely';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import {
  type DataImportTable,
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_STATES,
  type ImportKind,
  type ImportMode,
  type ImportState,
  ROW_FAILURES,
  type RowFailure,
} from './data-import.entity.js';
import { NEXT_ROWS, type NextRow } from './import-statements.js';

/** Rows that a preview shows. */
const SHOWN_ROWS = 5;
const MINUTE_MS = 60_000;
/** Minutes in which an upload can be confirmed. */
export const CONFIRM_MINUTES = 10;

export const ImportKindEnum = enumOf(IMPORT_KINDS);
registerEnumType(ImportKindEnum, {
  name: 'DataImportKind',
  description: 'What a file lists.',
  valuesMap: {
    FOLLOWS: { description: 'Whom one follows: following_accounts.csv of Mastodon.' },
    BLOCKS: { description: 'Whom one blocks: blocked_accounts.csv.' },
    MUTES: { description: 'Whom one has muted: muted_accounts.csv.' },
    LISTS: { description: 'Names of lists and who is in them: lists.csv. It only adds.' },
  },
});

export const ImportModeEnum = enumOf(IMPORT_MODES);
registerEnumType(ImportModeEnum, {
  name: 'DataImportMode',
  description: 'What becomes of people in the list whom the file does not name.',
  valuesMap: {
    MERGE: { description: 'They stay.' },
    REPLACE: { description: 'They are removed from the list.' },
  },
});

const ImportStateEnum = enumOf(IMPORT_STATES);
registerEnumType(ImportStateEnum, {
  name: 'DataImportState',
  description: 'How far an import is.',
  valuesMap: {
    PREVIEW: { description: 'Uploaded; nothing happens until it is confirmed.' },
    RUNNING: { description: 'Confirmed; its rows are being done.' },
    DONE: { description: 'All rows were tried.' },
    STOPPED: { description: 'It ended before all rows were tried, because the account was restricted or by a fault.' },
  },
});

const RowFailureEnum = Object.fromEntries(ROW_FAILURES.map((name) => [name, name])) as {
  readonly [Name in RowFailure]: Name;
};
registerEnumType(RowFailureEnum, {
  name: 'DataImportFailure',
  description: 'Why a row of a file is not imported.',
  valuesMap: {
    NOT_FOUND: { description: 'No one here has this handle.' },
    ELSEWHERE: { description: 'The account is on another site.' },
    INVALID: { description: 'It is not the address of an account.' },
    SELF: { description: 'It is the viewer.' },
    YOU_BLOCK_THEM: { description: 'The viewer blocks the person, and so cannot follow them.' },
    TOO_MANY: { description: 'The viewer has as many as one can have.' },
    REFUSED: { description: 'For another reason.' },
    NOT_DONE: { description: 'The import ended before.' },
  },
});

@ObjectType('DataImportRow', { description: 'A row of an uploaded file.' })
export class DataImportRowView {
  @Field(() => String, { description: 'The address as in the file.' }) address!: string;
  @Field(() => RowFailureEnum, { nullable: true, description: 'Why it cannot be imported; null if it can.' })
  failure!: RowFailure | null;
  @Field(() => Boolean, { description: 'Whether the person is in the list already.' }) isPresent!: boolean;
}

@ObjectType('DataImport', {
  description:
    'A file of accounts to follow, block, mute or put into lists. POST /api/data-imports uploads it, confirmDataImport begins.',
})
export class DataImportView {
  @Field(() => ID, { description: 'For confirmDataImport, cancelDataImport and the file of failures.' }) id!: string;
  @Field(() => ImportKindEnum, { description: 'What the file lists.' }) kind!: ImportKind;
  @Field(() => ImportStateEnum, { description: 'How far it is.' }) state!: ImportState;
  @Field(() => ImportModeEnum, { nullable: true, description: 'As confirmed; null before.' }) mode!: ImportMode | null;
  @Field(() => DateTime, { description: 'When the file was uploaded.' }) createdAt!: Date;
  @Field(() => DateTime, { description: 'Until when it can be confirmed: 10 minutes after the upload.' })
  confirmableUntil!: Date;
  @Field(() => Int, { description: 'Rows of the file, each account once.' }) rowCount!: number;
  @Field(() => Int, { description: 'How many of them name someone here, those in the list already among them.' })
  foundCount!: number;
  @Field(() => Int, { description: 'How many were in the list already when the file was uploaded.' })
  presentCount!: number;
  @Field(() => Int, { description: 'How many people REPLACE would remove, counted when the file was uploaded.' })
  removableCount!: number;
  @Field(() => Int, { description: 'Rows that were tried.' }) processedCount!: number;
  @Field(() => Int, {
    description: 'How many of those failed; GET /api/data-imports/{id}/failures has them once it has ended.',
  })
  failedCount!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it ended; null before.' }) endedAt!: Date | null;
  @Field(() => [DataImportRowView], { description: 'The first 5 rows, of a PREVIEW; empty later.' })
  firstRows!: DataImportRowView[];
}

@Injectable()
export class DataImportViews {
  constructor(private readonly database: Database) {}

  /** The latest of each kind, newest first; without those that can't be confirmed any more. */
  async ofUser(userId: string): Promise<DataImportView[]> {
    const rows = await this.database
      .reads<DataImportTable>()
      .selectFrom('data_imports')
      .selectAll()
      .where('user_id', '=', userId)
      .where((row) =>
        row.or([
          row('state', '<>', 'preview'),
          row('created_at', '>', sql<Date>`now() - make_interval(mins => ${CONFIRM_MINUTES})`),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return Promise.all(rows.map((row) => this.viewOf(row)));
  }

  /** @returns undefined where there is none of the user */
  async ofId(userId: string, importId: string): Promise<DataImportView | undefined> {
    return (await this.ofUser(userId)).find(({ id }) => id === importId);
  }

  private async viewOf(row: Selectable<DataImportTable['data_imports']>): Promise<DataImportView> {
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      mode: row.mode,
      createdAt: row.created_at,
      confirmableUntil: new Date(row.created_at.getTime() + CONFIRM_MINUTES * MINUTE_MS),
      rowCount: row.row_count,
      foundCount: row.found_count,
      presentCount: row.present_count,
      removableCount: row.removable_count,
      processedCount: row.processed_count,
      failedCount: row.failed_count,
      endedAt: row.ended_at,
      firstRows: row.state === 'preview' ? await this.firstRows(row) : [],
    };
  }

  private async firstRows(row: Selectable<DataImportTable['data_imports']>): Promise<DataImportRowView[]> {
    const rows = await this.database.rows<NextRow>(NEXT_ROWS[row.kind], [row.id, row.user_id, 0, SHOWN_ROWS]);
    return rows.map(({ address, failure, is_present: isPresent }) => ({ address, failure, isPresent }));
  }
}
