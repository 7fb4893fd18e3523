import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type WhisperView, WhisperViews } from '../whisper.view.js';
import { type WhisperAdded, whisperAddedTopic } from './whisper-added.topic.js';

/** What a subscription wants. */
interface Wanted {
  readonly withRequests: boolean;
}

type WhisperListener = Listener<Wanted, WhisperView>;

/** Delivers each whisper to all participants, including the author's other tabs, with one statement. */
@Injectable()
export class LiveWhispers extends Broadcaster<Wanted, WhisperAdded, WhisperView> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    private readonly views: WhisperViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(whisperAddedTopic, this.publish);
  }

  listen(viewer: SignedInViewer, wanted: Wanted): LiveQueue<WhisperView> {
    return this.join(viewer, wanted);
  }

  protected audienceOf({ personIds }: WhisperAdded, listeners: ReadonlySet<WhisperListener>): WhisperListener[] {
    const people = new Set<string | null>(personIds);
    return [...listeners].filter(({ viewer }) => people.has(viewer.id));
  }

  /** Asks the database, not the message, who still takes part. */
  protected viewsOf({ id }: WhisperAdded, personIds: readonly string[]): Promise<Map<string, WhisperView>> {
    return this.views.forUsers(id, personIds);
  }

  protected override isWanted({ isRequest = false }: WhisperView, { withRequests }: Wanted): boolean {
    return withRequests || !isRequest;
  }
}
