import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { WhispersModule } from '#whispers/whispers.module.js';
import { NotificationActsModule } from '../acts/acts.module.js';
import { NotificationMailsModule } from '../mails/mails.module.js';
import { NotificationReadModule } from '../read/read.module.js';
import { NotificationSettingsModule } from '../settings/settings.module.js';
import { AppPushEntries } from './app-push-entries.js';
import { AppPushMessages } from './app-push-messages.js';
import { AppPushSubscriptions } from './app-push-subscriptions.service.js';
import { AppTokenBox } from './app-token-box.js';
import { NotificationTurns } from './notification-turns.js';
import { PushDelivery } from './push-delivery.js';
import { PushDevices } from './push-devices.js';
import { PushKeys } from './push-keys.js';
import { PushMessages } from './push-messages.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushResolver } from './push.resolver.js';
import { Telling } from './telling.js';
import { WaitingWhispers } from './waiting-whispers.js';
import { WhisperPushesHandlers } from './whisper-pushes.handlers.js';

@Module({
  imports: [
    PeopleModule,
    PostsModule,
    WhispersModule,
    NotificationActsModule,
    NotificationMailsModule,
    NotificationReadModule,
    NotificationSettingsModule,
  ],
  providers: [
    NotificationTurns,
    Telling,
    AppTokenBox,
    AppPushEntries,
    AppPushMessages,
    AppPushSubscriptions,
    PushDevices,
    PushKeys,
    PushMessages,
    PushDelivery,
    WaitingWhispers,
    PushSubscriptions,
    PushResolver,
    WhisperPushesHandlers,
  ],
  exports: [Telling, AppPushSubscriptions, PushKeys, PushSubscriptions],
})
export class PushModule {}
