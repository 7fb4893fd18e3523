import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { MediaModule } from '#media/media.module.js';
import { NotificationsModule } from '#notifications/notifications.module.js';
import { DataExportViews } from './exports/data-export.view.js';
import { DataExportsController } from './exports/data-exports.controller.js';
import { DataExportsResolver } from './exports/data-exports.resolver.js';
import { DataExports } from './exports/data-exports.service.js';
import { DataExportsWorker } from './exports/data-exports.worker.js';
import { DeletedUserExportsHandlers } from './exports/deleted-user-exports.handlers.js';
import { ExportArchive } from './exports/export-archive.js';
import { ExportFiles } from './exports/export-files.js';

/** What people take along: files with their data. */
@Module({
  imports: [IdentityModule, MediaModule, NotificationsModule],
  controllers: [DataExportsController],
  providers: [
    DataExports,
    DataExportViews,
    DataExportsResolver,
    DataExportsWorker,
    DeletedUserExportsHandlers,
    ExportArchive,
    ExportFiles,
  ],
})
export class PortabilityModule {}
