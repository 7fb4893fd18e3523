import { Module } from '@nestjs/common';
import { ModerationReadModule } from '../read/read.module.js';
import { CaseTimelines } from './case.timelines.js';
import {
  CasesResolver,
  CaseFieldsResolver,
  CaseReportFieldsResolver,
  ReportedPostFieldsResolver,
} from './cases.resolver.js';
import { CasesService } from './cases.service.js';

@Module({
  imports: [ModerationReadModule],
  providers: [
    CasesService,
    CaseTimelines,
    CasesResolver,
    CaseFieldsResolver,
    CaseReportFieldsResolver,
    ReportedPostFieldsResolver,
  ],
  exports: [CaseTimelines],
})
export class CasesModule {}
