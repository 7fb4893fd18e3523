import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { type Listener, Broadcaster } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CLAIMS_CHANGED } from '../granted-claims/claim.topics.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { type ViewerView, ViewerViews } from '../viewer/viewer.view.js';

/** `userId` is null if everyone may be affected. */
interface ViewerChange {
  readonly id: string;
  readonly userId: string | null;
}

type ViewerListener = Listener<null, ViewerView>;

/** Tells a user's open tabs that role, claims or preferences have changed. */
@Injectable()
export class LiveViewers extends Broadcaster<null, ViewerChange, ViewerView> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    private readonly views: ViewerViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(VIEWER_CHANGED, ({ userId }) => this.publish({ id: newId(), userId }));
    this.topics.subscribe(CLAIMS_CHANGED, () => this.publish({ id: newId(), userId: null }));
  }

  listen(viewer: SignedInViewer): LiveQueue<ViewerView> {
    return this.join(viewer, null);
  }

  protected audienceOf({ userId }: ViewerChange, listeners: ReadonlySet<ViewerListener>): ViewerListener[] {
    return [...listeners].filter(({ viewer }) => userId === null || viewer.id === userId);
  }

  protected viewsOf(_: ViewerChange, userIds: readonly string[]): Promise<Map<string, ViewerView>> {
    return this.views.byIds(userIds);
  }
}
