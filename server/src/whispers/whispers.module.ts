import { Module } from '@nestjs/common';
import { ConversationFieldsResolver } from './conversation-fields.resolver.js';
import { ConversationTimelines } from './conversation.timelines.js';
import { ConversationViews } from './conversation.view.js';
import { LiveWhispers } from './live/live-whispers.js';
import { WhisperAddedHandlers } from './live/whisper-added.handlers.js';
import { WhisperAddedSubscriptions } from './live/whisper-added.subscriptions.js';
import { UnreadAudit } from './unread-audit.job.js';
import { ViewerWhispersResolver } from './viewer-whispers.resolver.js';
import { WhisperFieldsResolver } from './whisper-fields.resolver.js';
import { WhisperPagesLoader } from './whisper-pages.loader.js';
import { WhisperViews } from './whisper.view.js';
import { WhisperRequestsResolver } from './whisper-requests.resolver.js';
import { WhispersResolver } from './whispers.resolver.js';
import { WhispersService } from './whispers.service.js';

@Module({
  providers: [
    WhispersService,
    ConversationTimelines,
    ConversationViews,
    WhisperViews,
    WhisperPagesLoader,
    LiveWhispers,
    WhisperAddedHandlers,
    UnreadAudit,
    WhispersResolver,
    WhisperRequestsResolver,
    ConversationFieldsResolver,
    WhisperFieldsResolver,
    ViewerWhispersResolver,
    WhisperAddedSubscriptions,
  ],
  exports: [ConversationTimelines, ConversationViews, LiveWhispers, WhisperPagesLoader, WhisperViews, WhispersService],
})
export class WhispersModule {}
