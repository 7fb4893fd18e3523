import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Listener, LiveAudience } from '#kernel/pubsub/live-audience.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type WhisperView, WhisperViews } from '../whisper.view.js';
import { type WhisperAdded, whisperAddedTopic } from './whisper-added.topic.js';

type WhisperListener = Listener<null, WhisperView>;

/** Hands each whisper to everybody of its conversation, the author's own tabs included, by one statement. */
@Injectable()
export class LiveWhispers extends LiveAudience<null, WhisperAdded, WhisperView> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    private readonly views: WhisperViews,
  ) {
    super();
  }

  onModuleInit(): void {
    this.topics.subscribe(whisperAddedTopic, this.announce);
  }

  listen(viewer: SignedInViewer): LiveQueue<WhisperView> {
    return this.join(viewer, null);
  }

  protected audienceOf({ personIds }: WhisperAdded, listeners: ReadonlySet<WhisperListener>): WhisperListener[] {
    const people = new Set<string | null>(personIds);
    return [...listeners].filter(({ viewer }) => people.has(viewer.id));
  }

  /** Whether they still take part is asked of the database, not of the message. */
  protected viewsOf({ id }: WhisperAdded, personIds: readonly string[]): Promise<Map<string, WhisperView>> {
    return this.views.forPeople(id, personIds);
  }
}
