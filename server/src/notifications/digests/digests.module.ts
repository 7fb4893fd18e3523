import { Module } from '@nestjs/common';
import { WhispersModule } from '#whispers/whispers.module.js';
import { NotificationReadModule } from '../read/read.module.js';
import { DigestLinks } from './digest-links.js';
import { DigestMails } from './digest-mails.js';
import { DigestController } from './digest.controller.js';
import { DigestJob } from './digest.job.js';
import { DigestResolver } from './digest.resolver.js';

@Module({
  imports: [WhispersModule, NotificationReadModule],
  controllers: [DigestController],
  providers: [DigestJob, DigestLinks, DigestMails, DigestResolver],
})
export class DigestsModule {}
