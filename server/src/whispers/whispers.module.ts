import { Module } from '@nestjs/common';
import { WhisperChangesResolver } from './changes/whisper-changes.resolver.js';
import { WhisperChanges } from './changes/whisper-changes.service.js';
import { ConversationFieldsResolver } from './conversation-fields.resolver.js';
import { ConversationTimelines } from './conversation.timelines.js';
import { ConversationViews } from './conversation.view.js';
import { LiveWhispers } from './live/live-whispers.js';
import { LiveWhisperChanges } from './live/live-whisper-changes.js';
import { WhisperAddedHandlers } from './live/whisper-added.handlers.js';
import { WhisperAddedSubscriptions } from './live/whisper-added.subscriptions.js';
import { WhisperChangedHandlers } from './live/whisper-changed.handlers.js';
import { WhisperChangedSubscriptions } from './live/whisper-changed.subscriptions.js';
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
    WhisperChanges,
    LiveWhisperChanges,
    WhisperChangedHandlers,
    UnreadAudit,
    WhispersResolver,
    WhisperRequestsResolver,
    ConversationFieldsResolver,
    WhisperFieldsResolver,
    ViewerWhispersResolver,
    WhisperAddedSubscriptions,
    WhisperChangesResolver,
    WhisperChangedSubscriptions,
  ],
  exports: [
    ConversationTimelines,
    ConversationViews,
    LiveWhispers,
    LiveWhisperChanges,
    WhisperChanges,
    WhisperPagesLoader,
    WhisperViews,
    WhispersService,
  ],
})
export class WhispersModule {}
