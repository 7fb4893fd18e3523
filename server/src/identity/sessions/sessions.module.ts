import { Module } from '@nestjs/common';
import { SessionViewers } from './session-viewers.js';
import { SessionWatch } from './session-watch.js';
import { SessionHandlers } from './session.handlers.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';

@Module({
  providers: [SessionsService, SessionViewers, SessionWatch, SessionHandlers, SessionsResolver],
  exports: [SessionsService, SessionViewers, SessionWatch],
})
export class SessionsModule {}
