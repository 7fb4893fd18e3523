import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { instantOf, newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { type StoredEvent, Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaHoldings } from '#media/media-holdings.js';
import { InvalidPost, NotPostAuthor, PostNotFound } from './post.errors.js';
import { PostEdited, PostPublished } from './post.events.js';
import { cellOf, type Point } from './nearby/geohash.js';
import { checkContentWarning, checkPostContent, type CheckedText } from './post-content.js';
import {
  CLEAR_ENTITIES,
  INSERT_PLACE,
  INSERT_PLAIN_POST,
  INSERT_POST,
  SET_ENTITIES,
  STANDING_POST,
} from './post-writes.js';

export interface PostDraft {
  content: string;
  parentPostId?: string | null;
  contentWarning?: string | null;
  /** Own uploads, in order; up to 4. With one of them the content may be empty. */
  mediaIds?: readonly string[] | null;
  /** Where it is written; no more than its cell is kept. */
  place?: Point | null;
}

interface StandingPost {
  id: string;
  author_id: string;
  parent_id: string | null;
  root_id: string | null;
  media_count: number;
}

interface MentionRow {
  user_id: string;
  handle_key: string | null;
}

const FIRST_DAY_MS = 86_400_000;

/** What people do with their own quacks. Every method answers ids; what is shown comes from PostViews. */
@Injectable()
export class PostsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly holdings: MediaHoldings,
  ) {}

  /**
   * Publishes a quack or, with `parentPostId`, a reply in its thread; once per idempotency key of the request.
   * @returns the id of the quack
   * @throws InvalidPost, UnusableMedia, PostNotFound (no such parent), KeyReused, RateLimited (an account in its first day),
   *   NotSignedIn (an account that was deleted meanwhile)
   */
  async publish(ctx: RequestContext, viewer: SignedInViewer, draft: PostDraft): Promise<string> {
    const mediaIds = (draft.mediaIds ?? []).map((id) => id.toLowerCase());
    const text = checkPostContent(draft.content, mediaIds.length);
    const warning = checkContentWarning(draft.contentWarning);
    await this.admitNewcomer(viewer);
    const cell = placeOf(draft);
    const payload = {
      content: draft.content,
      parentPostId: draft.parentPostId ?? null,
      contentWarning: draft.contentWarning ?? null,
      ...(cell !== null && { cell }),
      ...(mediaIds.length > 0 && { mediaIds }),
    };
    if (ctx.idempotencyKey === null && !draft.parentPostId && mediaIds.length === 0 && cell === null) {
      const post = { id: newId(), authorId: viewer.id, text, warning, parent: null, media: 0 };
      const { statement: only, parameters, storedBy } = insertionOf(post);
      await this.transactions.runSingle(only, parameters, storedBy);
      return post.id;
    }
    return this.idempotency.runOnce({ ctx, operation: 'createPost', payload }, async (tx) => {
      const parent = draft.parentPostId ? await standing(tx, draft.parentPostId) : null;
      const id = newId();
      const holder = { id, ownerId: viewer.id, isPublished: true };
      const media = mediaIds.length > 0 ? await this.holdings.hold(tx, holder, mediaIds) : 0;
      await insert(tx, { id, authorId: viewer.id, text, warning, parent, media });
      if (cell !== null) await statement(tx, INSERT_PLACE, [id, cell]);
      return id;
    });
  }

  /**
   * Publishes what was accepted earlier, within a transaction of the caller's, who answers for the limits.
   * @param holderId what holds its media until now, such as a scheduled quack
   * @returns the id of the quack
   * @throws InvalidPost
   */
  async publishHeld(
    tx: Tx,
    holderId: string,
    authorId: string,
    draft: Pick<PostDraft, 'content' | 'contentWarning'>,
  ): Promise<string> {
    const id = newId();
    const media = await this.holdings.handOver(tx, holderId, id);
    const text = checkPostContent(draft.content, media);
    await insert(tx, { id, authorId, text, warning: checkContentWarning(draft.contentWarning), parent: null, media });
    return id;
  }

  /** Counts a quack of an account in its first day. @throws RateLimited */
  async admitNewcomer(viewer: SignedInViewer): Promise<void> {
    // An id tells when its account was made, so the first day costs no query.
    if (Date.now() - instantOf(viewer.id).getTime() < FIRST_DAY_MS)
      await this.limiter.consume('create-post-newcomer', viewer.id);
  }

  /**
   * Changes the words of an own quack and marks it as edited.
   * @throws InvalidPost, PostNotFound, NotPostAuthor
   */
  async edit(
    viewer: SignedInViewer,
    postId: string,
    draft: { content: string; contentWarning?: string | null },
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const post = await locked(tx, postId);
      if (post.author_id !== viewer.id) throw new NotPostAuthor();
      const text = checkPostContent(draft.content, post.media_count);
      const warning = draft.contentWarning === undefined ? undefined : checkContentWarning(draft.contentWarning);

      const now = new Date();
      await statement(
        tx,
        `update posts set content = $2, entities = $3::jsonb, edited_at = $4::timestamptz,
           content_warning = case when $5::boolean then $6 else content_warning end where id = $1::uuid`,
        [postId, text.content, JSON.stringify(text.entities), now, warning !== undefined, warning ?? null],
      );
      const meant = await statement<MentionRow>(tx, CLEAR_ENTITIES, [postId]);
      if (text.tags.length > 0 || text.handles.length > 0) {
        const isReply = post.parent_id !== null;
        await statement(tx, SET_ENTITIES, [
          ...[postId, viewer.id, isReply, text.tags, text.tagNames, text.handles, now],
          meant.map((mention) => mention.handle_key),
          meant.map((mention) => mention.user_id),
        ]);
      }
      tx.publish(new PostEdited(postId, viewer.id));
      return postId;
    });
  }
}

/** The cell that a quack is tagged with, or null. @throws InvalidPost where a reply names a place */
function placeOf({ place, parentPostId }: PostDraft): string | null {
  if (!place) return null;
  if (parentPostId) throw new InvalidPost('PLACE_OF_REPLY', 'A reply carries no place.', {}, 'place');
  return cellOf(place);
}

async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  const result = await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return result.rows;
}

/** Locks the parent as its counter's update will: two replies that shared a weaker lock would deadlock over it. */
async function standing(tx: Tx, postId: string): Promise<StandingPost> {
  const [post] = await statement<StandingPost>(tx, `${STANDING_POST} for no key update of p`, [postId]);
  if (!post) throw new PostNotFound();
  return post;
}

/** Locks a standing quack against a second edit or removal at the same time. */
async function locked(tx: Tx, postId: string): Promise<StandingPost> {
  const [post] = await statement<StandingPost>(tx, `${STANDING_POST} for update of p`, [postId]);
  if (!post) throw new PostNotFound();
  return post;
}

interface StoredPost {
  mentioned: string[];
}

interface NewPost {
  id: string;
  authorId: string;
  text: CheckedText;
  warning: string | null;
  parent: StandingPost | null;
  /** Pictures and videos that it carries. */
  media: number;
}

interface Insertion {
  statement: string;
  parameters: readonly unknown[];
  /** The event that it stored, told by its row. @throws NotSignedIn where the account has ended and nothing was stored */
  storedBy: (rows: readonly StoredPost[]) => [StoredEvent];
}

function insertionOf({ id, authorId, text, warning, parent, media }: NewPost): Insertion {
  const parentId = parent?.id ?? null;
  const rootId = parent ? (parent.root_id ?? parent.id) : null;
  const words = [text.content, JSON.stringify(text.entities), warning];
  const common = [id, authorId, ...words, parentId, rootId, instantOf(id), media];
  const eventId = newId();
  const storedBy = ([stored]: readonly StoredPost[]): [StoredEvent] => {
    // The account has ended since the request was let in.
    if (!stored) throw new NotSignedIn();
    return [{ id: eventId, event: new PostPublished(id, authorId, parentId, rootId, text.tags, stored.mentioned) }];
  };
  if (text.tags.length === 0 && text.handles.length === 0)
    return { statement: INSERT_PLAIN_POST, parameters: [...common, eventId], storedBy };
  const parameters = [...common, text.tags, text.tagNames, text.handles, eventId];
  return { statement: INSERT_POST, parameters, storedBy };
}

async function insert(tx: Tx, post: NewPost): Promise<void> {
  const { statement: only, parameters, storedBy } = insertionOf(post);
  const [{ id, event }] = storedBy(await statement<StoredPost>(tx, only, parameters));
  tx.stored(id, event);
}
