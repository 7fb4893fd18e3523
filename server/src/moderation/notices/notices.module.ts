import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/evidence.module.js';
import { ModerationMailsModule } from '../mails/mails.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { NoticesResolver } from './notices.resolver.js';
import { NoticesService } from './notices.service.js';

@Module({
  imports: [EvidenceModule, ModerationMailsModule, ReportsModule],
  providers: [NoticesService, NoticesResolver],
  exports: [NoticesService],
})
export class NoticesModule {}
