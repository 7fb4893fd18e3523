import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { SESSIONS_ENDED, SessionsEnded } from './session.events.js';

/** Tells every replica about ended sessions, even if the process that ended them has crashed. */
@EventHandlers()
export class SessionHandlers {
  constructor(private readonly topics: Topics) {}

  @On(SessionsEnded)
  async onSessionsEnded({ sessionIds }: SessionsEnded): Promise<void> {
    await this.topics.publish(SESSIONS_ENDED, { sessionIds });
  }
}
