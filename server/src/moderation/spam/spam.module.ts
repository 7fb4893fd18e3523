import { Module } from '@nestjs/common';
import { PostsModule } from '#posts/posts.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { EvidenceModule } from '../evidence/evidence.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { FingerprintSweep } from './fingerprint-sweep.job.js';
import { HeldPostsHandlers } from './held-posts.handlers.js';
import { HeldWordViews } from './held-word.view.js';
import { HeldWordsResolver } from './held-words.resolver.js';
import { HeldWordsService } from './held-words.service.js';
import { RepetitionHandlers } from './repetition.handlers.js';
import { Repetition } from './repetition.service.js';

@Module({
  imports: [PostsModule, DecisionsModule, EvidenceModule, ReportsModule],
  providers: [
    HeldWordsService,
    HeldWordViews,
    HeldWordsResolver,
    HeldPostsHandlers,
    Repetition,
    RepetitionHandlers,
    FingerprintSweep,
  ],
})
export class SpamModule {}
