import { Injectable, type OnModuleInit } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { type Listener, LiveAudience } from '#kernel/pubsub/live-audience.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { CLAIMS_CHANGED } from '../claims/claim.topics.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { type ViewerView, ViewerViews } from './viewer.view.js';

/** `userId` is null where everybody may be concerned. */
interface ViewerNews {
  readonly id: string;
  readonly userId: string | null;
}

type ViewerListener = Listener<null, ViewerView>;

/** Tells people's open tabs that their role, claims or preferences are others now. */
@Injectable()
export class LiveViewers extends LiveAudience<null, ViewerNews, ViewerView> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    private readonly views: ViewerViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(VIEWER_CHANGED, ({ userId }) => this.announce({ id: newId(), userId }));
    this.topics.subscribe(CLAIMS_CHANGED, () => this.announce({ id: newId(), userId: null }));
  }

  listen(viewer: SignedInViewer): LiveQueue<ViewerView> {
    return this.join(viewer, null);
  }

  protected audienceOf({ userId }: ViewerNews, listeners: ReadonlySet<ViewerListener>): ViewerListener[] {
    return [...listeners].filter(({ viewer }) => userId === null || viewer.id === userId);
  }

  protected viewsOf(_: ViewerNews, personIds: readonly string[]): Promise<Map<string, ViewerView>> {
    return this.views.byIds(personIds);
  }
}
