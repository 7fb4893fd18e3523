import { Module } from '@nestjs/common';
import { WhispersModule } from '#whispers/whispers.module.js';
import { MastodonEntitiesModule } from '../entities/entities.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { ConversationSerializer } from './conversation.js';
import { ConversationsController } from './conversations.controller.js';
import { DirectStatusSerializer } from './direct-status.js';
import { WhisperStatuses } from './whisper-statuses.js';
import { DirectStatuses } from './direct-status.port.js';

@Module({
  imports: [WhispersModule, MastodonEntitiesModule, MastodonRequestModule],
  controllers: [ConversationsController],
  providers: [ConversationSerializer, DirectStatusSerializer, { provide: DirectStatuses, useClass: WhisperStatuses }],
  exports: [ConversationSerializer, DirectStatuses],
})
export class MastodonConversationsModule {}
