import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { RepliesUnwanted } from '#people/relationships/relationship.events.js';
import { ReplyControlService } from './reply-control.service.js';

/** Hides the replies of a person whose blocker asked for it. Delivered at least once. */
@EventHandlers()
export class UnwantedRepliesHandlers {
  constructor(private readonly replies: ReplyControlService) {}

  @On(RepliesUnwanted)
  async onRepliesUnwanted({ ownerId, otherId }: RepliesUnwanted): Promise<void> {
    await this.replies.hideAllOf(ownerId, otherId);
  }
}
