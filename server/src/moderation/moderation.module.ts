import { Module } from '@nestjs/common';
import { AppealsModule } from './appeals/appeals.module.js';
import { CasesModule } from './cases/cases.module.js';
import { DecisionsModule } from './decisions/decisions.module.js';
import { EvidenceModule } from './evidence/evidence.module.js';
import { ModerationMailsModule } from './mails/mails.module.js';
import { NotesModule } from './notes/notes.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { ModerationNumbersModule } from './numbers/numbers.module.js';
import { ModerationReadModule } from './read/read.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ModerationRestModule } from './rest/rest.module.js';
import { RulesModule } from './rules/rules.module.js';
import { SpamModule } from './spam/spam.module.js';

const rooms = [
  AppealsModule,
  CasesModule,
  DecisionsModule,
  EvidenceModule,
  ModerationMailsModule,
  ModerationNumbersModule,
  ModerationReadModule,
  ModerationRestModule,
  NotesModule,
  NoticesModule,
  ReportsModule,
  RulesModule,
  SpamModule,
];

/** Reports and what comes of them: a module for each room. */
@Module({ imports: rooms, exports: rooms })
export class ModerationModule {}
