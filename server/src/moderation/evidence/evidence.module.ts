import { Module } from '@nestjs/common';
import { EvidenceSweep } from './evidence-sweep.job.js';
import { EvidenceCollector } from './evidence.js';

@Module({
  providers: [EvidenceCollector, EvidenceSweep],
  exports: [EvidenceCollector],
})
export class EvidenceModule {}
