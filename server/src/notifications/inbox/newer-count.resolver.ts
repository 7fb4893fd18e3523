import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ReadingPositionView } from '#posts/reading/reading-position.view.js';
import { MAX_NEWER, ReadingPositions } from '#posts/reading/reading-positions.service.js';
import { ConversationTimelines } from '#whispers/conversation.timelines.js';
import { UnreadNotifications } from '../read/unread-notifications.js';

/** What came since a position was kept. It is counted here, because this area knows of all timelines. */
@Resolver(() => ReadingPositionView)
export class NewerCountResolver {
  constructor(
    private readonly positions: ReadingPositions,
    private readonly conversations: ConversationTimelines,
    private readonly notifications: UnreadNotifications,
  ) {}

  @ResolveField(() => Int, { nullable: true })
  newerCount(
    @Parent() { timeline, subjectId, position }: ReadingPositionView,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<number | null> {
    switch (timeline) {
      case 'HOME':
        return this.positions.newerInHome(viewer, position);
      case 'LIST':
        return this.positions.newerInList(viewer, subjectId!, position);
      case 'NOTIFICATIONS':
        return this.notifications.newerThan(viewer, position, MAX_NEWER);
      case 'CONVERSATION':
        return this.conversations.newerIn(viewer.id, subjectId!, position, MAX_NEWER);
    }
  }
}
