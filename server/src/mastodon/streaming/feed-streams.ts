import { Injectable } from '@nestjs/common';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListViews } from '#people/lists/list.view.js';
import type { FeedFilter } from '#posts/live/feed-audience.js';
import { LiveEdits } from '#posts/live/live-edits.js';
import { LivePosts } from '#posts/live/live-posts.js';
import { LiveRemovals } from '#posts/live/live-removals.js';
import type { PostView } from '#posts/read/post.view.js';
import { Feed } from '#posts/timelines/feed.js';
import { RecordNotFound } from '../request/request.errors.js';
import { type EventSource, eventSource, type StreamEvent } from './event-source.js';
import { StatusPayloads } from './status-payloads.js';
import type { Stream } from './stream.js';

/** Posts of home, of everyone, of a hashtag, or of a list: the new ones, edits, and deletions. */
@Injectable()
export class FeedStreams {
  constructor(
    private readonly posts: LivePosts,
    private readonly edits: LiveEdits,
    private readonly removals: LiveRemovals,
    private readonly lists: ListViews,
    private readonly payloads: StatusPayloads,
  ) {}

  /** @returns none for a stream without posts @throws RecordNotFound where the list is not one of the viewer */
  async of(stream: Stream, viewer: SignedInViewer, ctx: RequestContext): Promise<EventSource[]> {
    const filter = filterOf(stream);
    if (!filter) return [];
    const { listId } = filter;
    if (listId !== null && !(await this.lists.byId(listId, viewer.id))) throw new RecordNotFound();
    const added =
      listId === null ? this.posts.listen(viewer, filter.feed, filter.tag) : this.posts.listenToList(viewer, listId);
    const isWanted = stream.name.endsWith(':media') ? hasMedia : () => true;
    const write = (event: 'update' | 'status.update') => async (post: PostView) =>
      isWanted(post) ? { event, payload: await this.payloads.of(post, ctx) } : null;
    return [
      eventSource(added, write('update')),
      eventSource(this.edits.listen(viewer, filter), write('status.update')),
      eventSource(this.removals.listen(viewer, filter), (id): StreamEvent => ({ event: 'delete', payload: id })),
    ];
  }
}

/** Whether a stream of pictures and videos has a post. */
const hasMedia = (post: PostView): boolean => post.media.length > 0;

const EVERYONE: FeedFilter = { feed: Feed.EVERYONE, tag: null, listId: null };

/** Null for a stream without posts; posts of other servers don't come. */
function filterOf({ name, tag, listId }: Stream): FeedFilter | null {
  switch (name) {
    case 'user':
    case 'list':
      return { feed: Feed.FOLLOWING, tag: null, listId };
    case 'public':
    case 'public:media':
    case 'public:local':
    case 'public:local:media':
      return EVERYONE;
    case 'hashtag':
    case 'hashtag:local':
      return { ...EVERYONE, tag };
    case 'public:remote':
    case 'public:remote:media':
    case 'user:notification':
    case 'direct':
      return null;
  }
}
