import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { SESSIONS_ENDED, SessionsEnded } from './session.events.js';

/** Makes sure that every replica hears of an end, also when the process that ended the session died of it. */
@EventHandlers()
export class SessionHandlers {
  constructor(private readonly topics: Topics) {}

  @On(SessionsEnded)
  async onSessionsEnded({ sessionIds }: SessionsEnded): Promise<void> {
    await this.topics.publish(SESSIONS_ENDED, { sessionIds });
  }
}
