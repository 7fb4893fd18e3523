import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { newId } from '#kernel/database/ids.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { VISITOR } from '#kernel/request/viewer.js';
import type { LinkCardView } from '#posts/link-cards/link-card.view.js';
import { PostCards } from '#posts/link-cards/post-cards.js';
import { MutedThreadLoader } from '#posts/muted-threads/muted-thread.loader.js';
import type { PostView } from '#posts/read/post.view.js';
import { StatusSerializer } from '../entities/status.js';

/** What is the same for all who get an event, so that it is read once. */
interface ReadOnce {
  readonly card: LinkCardView | null;
  readonly mutedBy: ReadonlySet<string>;
}

interface ReadPost extends ReadOnce {
  readonly post: PostView;
}

/** Milliseconds in which an event has reached everyone. */
const KNOWN_MS = 5_000;
const MAX_KNOWN = 200;
const MAX_TEXTS = 1_000;
/** Cards are the same for everyone. */
const FOR_ALL: RequestContext = {
  viewer: VISITOR,
  requestId: '',
  transport: 'internal',
  ip: '',
  userAgent: null,
  idempotencyKey: null,
  language: 'en',
};

/**
 * Posts as the payloads of events. For any number of listeners, what serializers read besides the post is read once, and those to
 * whom a post looks the same share one text.
 */
@Injectable()
export class StatusPayloads {
  private readonly known = new LRUCache<string, Promise<ReadOnce>>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  private readonly texts = new LRUCache<string, Promise<string>>({ max: MAX_TEXTS, ttl: KNOWN_MS });

  constructor(
    private readonly statuses: StatusSerializer,
    private readonly cards: PostCards,
    private readonly muted: MutedThreadLoader,
  ) {}

  /** @param post as the viewer sees it, with its mentions @returns a status as JSON */
  async of(post: PostView, ctx: RequestContext): Promise<string> {
    const shown = await shownWith(post);
    const read = await Promise.all(shown.map(async (each) => ({ post: each, ...(await this.readOnce(each)) })));
    const key = keyOf(read, ctx.viewer.id);
    let text = key === null ? undefined : this.texts.get(key);
    if (!text) {
      text = this.write(read, ctx);
      if (key !== null) {
        this.texts.set(key, text);
        text.catch(() => this.texts.delete(key));
      }
    }
    return text;
  }

  /** @param read the post, and what is shown with it */
  private async write(read: readonly ReadPost[], ctx: RequestContext): Promise<string> {
    const own = eventContext(ctx);
    for (const { post, card, mutedBy } of read) {
      this.cards.know(post, card, own);
      this.muted.for(own).prime(rootOf(post), isIn(mutedBy, own.viewer.id) ? true : null);
    }
    return JSON.stringify(await this.statuses.one(read[0]!.post, own));
  }

  private readOnce(post: PostView): Promise<ReadOnce> {
    const key = versionOf(post);
    let read = this.known.get(key);
    if (!read) {
      read = this.read(post);
      this.known.set(key, read);
      read.catch(() => this.known.delete(key));
    }
    return read;
  }

  private async read(post: PostView): Promise<ReadOnce> {
    const [card, mutedBy] = await Promise.all([this.cards.of(post, { ...FOR_ALL }), this.muted.ownersOf(rootOf(post))]);
    return { card, mutedBy };
  }
}

/** Of each event, so that loaders never return values cached for an earlier one. */
export function eventContext(ctx: RequestContext): RequestContext {
  return { ...ctx, requestId: newId() };
}

/** What a status says depends on this alone; null where it depends on more. */
function keyOf(read: readonly ReadPost[], viewerId: string | null): string | null {
  const parts = read.map(({ post, mutedBy }) => {
    const isSame = !post.poll && !post.isQuote && post.parentId === null && post.filtered.length === 0;
    if (!isSame || post.author.id === viewerId || post.author.blocksViewer || post.isHeld) return null;
    const { viewerHasNodded, viewerHasPinned, viewerHasRequacked, viewerCanQuote } = post;
    const ofViewer = [viewerHasNodded, viewerHasPinned, viewerHasRequacked, viewerCanQuote, isIn(mutedBy, viewerId)];
    const counts = [post.nodCount, post.requackCount, post.replyCount, post.quoteCount];
    return [versionOf(post), ...ofViewer, ...counts].join(' ');
  });
  return parts.includes(null) ? null : parts.join(' / ');
}

const isIn = (mutedBy: ReadonlySet<string>, viewerId: string | null): boolean =>
  viewerId !== null && mutedBy.has(viewerId);
const versionOf = (post: PostView): string => `${post.id} ${post.editedAt?.getTime() ?? ''}`;
const rootOf = (post: PostView): string => post.rootId ?? post.id;

/** The post, what it requacks, and what these quote. */
async function shownWith(post: PostView): Promise<PostView[]> {
  const original = await post.requackOf;
  const quoted = await Promise.all([post.quote?.post, original?.quote?.post]);
  return [post, original, ...quoted].filter((each) => each !== null && each !== undefined);
}
