import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { MediaModule } from '#media/media.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { PeopleModule } from '#people/people.module.js';
import { DeletedUserDataHandlers } from './deleted-user-data.handlers.js';
import { DataExportViews } from './exports/data-export.view.js';
import { DataExportsController } from './exports/data-exports.controller.js';
import { DataExportsResolver } from './exports/data-exports.resolver.js';
import { DataExports } from './exports/data-exports.service.js';
import { DataExportsWorker } from './exports/data-exports.worker.js';
import { ExportArchive } from './exports/export-archive.js';
import { ExportFiles } from './exports/export-files.js';
import { DataImportViews } from './imports/data-import.view.js';
import { DataImportsController } from './imports/data-imports.controller.js';
import { DataImportsResolver } from './imports/data-imports.resolver.js';
import { DataImports } from './imports/data-imports.service.js';
import { DataImportsWorker } from './imports/data-imports.worker.js';
import { ImportActs } from './imports/import-acts.js';
import { ImportFailures } from './imports/import-failures.js';
import { ImportRuns } from './imports/import-runs.js';

/** What people take along and bring along: files with their data, and lists of accounts. */
@Module({
  imports: [IdentityModule, MediaModule, NotificationsModule, PeopleModule],
  controllers: [DataExportsController, DataImportsController],
  providers: [
    DataExports,
    DataExportViews,
    DataExportsResolver,
    DataExportsWorker,
    DeletedUserDataHandlers,
    ExportArchive,
    ExportFiles,
    DataImports,
    DataImportViews,
    DataImportsResolver,
    DataImportsWorker,
    ImportActs,
    ImportFailures,
    ImportRuns,
  ],
})
export class PortabilityModule {}
