import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { DataImportTable } from './data-import.entity.js';
import { ImportNotFound } from './data-import.errors.js';
import type { FailedRow } from './failures-file.js';

/** The rows of imports that failed. */
@Injectable()
export class ImportFailures {
  constructor(private readonly database: Database) {}

  /** In the order of the file. @throws ImportNotFound unless the viewer's import has ended */
  async of(viewer: SignedInViewer, importId: string): Promise<FailedRow[]> {
    const tables = this.database.reads<DataImportTable>();
    const ended = await tables
      .selectFrom('data_imports')
      .select('id')
      .where('id', '=', importId)
      .where('user_id', '=', viewer.id)
      .where('ended_at', 'is not', null)
      .executeTakeFirst();
    if (!ended) throw new ImportNotFound();
    const rows = await tables
      .selectFrom('data_import_rows')
      .select(['address', 'failure'])
      .where('import_id', '=', importId)
      .where('failure', 'is not', null)
      .orderBy('position')
      .execute();
    return rows.map(({ address, failure }) => ({ address, failure: failure! }));
  }
}
