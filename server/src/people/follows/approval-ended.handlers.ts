import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { FollowApprovalEnded } from './follow.events.js';
import { FollowRequestsService } from './follow-requests.service.js';

/** Accepts those who still wait for someone who no longer approves followers. */
@EventHandlers()
export class ApprovalEndedHandlers {
  constructor(private readonly requests: FollowRequestsService) {}

  @On(FollowApprovalEnded)
  async onFollowApprovalEnded({ followeeId }: FollowApprovalEnded): Promise<void> {
    await this.requests.acceptThoseInVain({ id: followeeId });
  }
}
