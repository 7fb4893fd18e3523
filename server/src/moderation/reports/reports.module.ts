import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { EvidenceModule } from '../evidence/evidence.module.js';
import { ModerationReadModule } from '../read/read.module.js';
import { ReportHolds } from './report-holds.js';
import { ReportingService } from './reporting.service.js';
import { ReportsResolver } from './reports.resolver.js';

@Module({
  imports: [MediaModule, PostsModule, EvidenceModule, ModerationReadModule],
  providers: [ReportHolds, ReportingService, ReportsResolver],
  exports: [ReportingService],
})
export class ReportsModule {}
