import { Broadcaster, type Listener } from '#kernel/pubsub/broadcaster.js';
import type { LiveQueue } from '#kernel/pubsub/live-queue.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type WhisperView, WhisperViews } from '../whisper.view.js';

/** What a subscription wants. */
interface Wanted {
  readonly withRequests: boolean;
}

/** What is told of a whisper, and to whom. */
interface Told {
  readonly id: string;
  readonly personIds: string[];
}

/** Delivers a whisper to all participants, including the author's other tabs, with one statement. */
export abstract class WhisperBroadcaster<Item extends Told> extends Broadcaster<Wanted, Item, WhisperView> {
  constructor(private readonly views: WhisperViews) {
    super();
  }

  listen(viewer: SignedInViewer, wanted: Wanted): LiveQueue<WhisperView> {
    return this.join(viewer, wanted);
  }

  protected abstract whisperIdOf(item: Item): string;

  protected audienceOf({ personIds }: Item, listeners: ReadonlySet<Listener<Wanted, WhisperView>>) {
    const people = new Set<string | null>(personIds);
    return [...listeners].filter(({ viewer }) => people.has(viewer.id));
  }

  /** Asks the database, not the message, who still takes part. */
  protected viewsOf(item: Item, personIds: readonly string[]): Promise<Map<string, WhisperView>> {
    return this.views.forUsers(this.whisperIdOf(item), personIds);
  }

  protected override isWanted({ isRequest = false }: WhisperView, { withRequests }: Wanted): boolean {
    return withRequests || !isRequest;
  }
}
