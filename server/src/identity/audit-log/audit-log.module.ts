import { Module } from '@nestjs/common';
import { AuditEntryViews } from './audit-entry.view.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogResolver } from './audit-log.resolver.js';
import { AuditTimelines } from './audit.timelines.js';

@Module({
  controllers: [AuditLogController],
  providers: [AuditEntryViews, AuditTimelines, AuditLogResolver],
})
export class AuditLogModule {}
