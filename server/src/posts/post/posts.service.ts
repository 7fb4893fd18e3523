import { cellOf, type Point } from '@mallard/rules/geohash';
import { canBecome, type Visibility, visibilitiesOfReplyTo } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency, type OnceRequest } from '#kernel/events/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { YouBlockThem } from '#people/relationships/relationship.errors.js';
import {
  admitQuote,
  concernsQuotes,
  type QuoteDraft,
  quoteOfScheduled,
  quotePayload,
  storeQuote,
  visibilityOfQuote,
} from '../quotes/quoting.js';
import { PostHolding } from '../holding/post-holding.js';
import { keepVersion } from '../edits/edit-writes.js';
import type { ReplyControl } from '../reply-control/reply-control.js';
import { admitReply, checkReplyDraft, type ReplyRuleDraft } from '../reply-control/reply-rule-check.js';
import { applyScheduledRule, storeRule } from '../reply-control/reply-rule-writes.js';
import { checkPoll, type PollDraft } from '../polls/poll-draft.js';
import { editPoll, insertPoll, scheduledPoll } from '../polls/post-polls.js';
import { NewcomerPosts } from './newcomer-posts.js';
import { InvalidPost, MarkedByStaff, NotPostAuthor, PostNotFound } from './post.errors.js';
import { PostEdited } from './post.events.js';
import { type AudienceColumns, visibilityOf } from './post-audience.js';
import { checkContentWarning, checkPostContent } from './post-content.js';
import { audienceOf, insertionOf, insertPost, type NewPost, rootOf, type StoredPost } from './post-insertion.js';
import { ACTIVE_POST, ANSWERED_POST, CLEAR_ENTITIES, FORGET_PLACE, INSERT_PLACE, SET_ENTITIES } from './post-writes.js';

export interface PostDraft extends QuoteDraft, ReplyRuleDraft {
  content: string;
  parentPostId?: string | null;
  contentWarning?: string | null;
  /** Own uploads, in order; up to 4. With any of them the content may be empty. */
  mediaIds?: readonly string[] | null;
  /** Its media are covered until a reader wants to see them. */
  isSensitive?: boolean | null;
  /** Where it was written; only its cell is stored. */
  place?: Point | null;
  /** Null: what the author prefers; of a reply, that of its parent. */
  visibility?: Visibility | null;
  poll?: PollDraft | null;
}

interface ActivePost extends AudienceColumns {
  id: string;
  author_id: string;
  parent_id: string | null;
  root_id: string | null;
  media_count: number;
  has_poll: boolean;
  is_marked_by_staff: boolean;
  content_warning: string | null;
  /** The viewer blocks the author. */
  blocks: boolean;
}

interface AnsweredPost extends ActivePost {
  reply_control: ReplyControl | null;
}

interface MentionRow {
  user_id: string;
  handle_key: string | null;
}

/** What users do with their own posts. Methods return ids; PostViews reads what is shown. */
@Injectable()
export class PostsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly attachments: MediaAttachments,
    private readonly newcomers: NewcomerPosts,
    private readonly holding: PostHolding,
  ) {}

  /**
   * Publishes a post or, with `parentPostId`, a reply; one with a word of the site's list is held. Runs once per idempotency key of the request.
   * @returns the id of the post
   * @throws InvalidPost, UnusableMedia, what `checkPoll` throws, PostNotFound (no such parent or quoted post), YouBlockThem (its author), QuoteRefused,
   * RepliesLimited, RepliesClosed, KeyReused, RateLimited (an account in its first day), NewcomerLimited, NotSignedIn (the account
   * was deleted in the meantime)
   */
  async publish(ctx: RequestContext, viewer: SignedInViewer, draft: PostDraft): Promise<string> {
    const mediaIds = (draft.mediaIds ?? []).map((id) => id.toLowerCase());
    const text = checkPostContent(draft.content, mediaIds.length);
    const warning = checkContentWarning(draft.contentWarning);
    const poll = checkPoll(draft.poll);
    await this.newcomers.admitFirstDay(viewer);
    await this.newcomers.admit(viewer, text, draft.parentPostId ?? null);
    const matched = this.holding.matching(text, warning, poll?.options);
    const rule = checkReplyDraft(draft, draft.parentPostId);
    const cell = placeOf(draft);
    const isSensitive = draft.isSensitive ?? false;
    const payload = {
      content: draft.content,
      parentPostId: draft.parentPostId ?? null,
      contentWarning: draft.contentWarning ?? null,
      ...(isSensitive && { isSensitive }),
      ...(cell !== null && { cell }),
      ...(mediaIds.length > 0 && { mediaIds }),
      ...(draft.visibility && { visibility: draft.visibility }),
      ...quotePayload(draft),
      ...(poll && { poll }),
      ...(rule && { replyRule: { ...rule } }),
    };
    const request = { ctx, operation: 'createPost', payload };
    const about = { id: newId(), authorId: viewer.id, text, warning, isSensitive };
    const isRare =
      cell !== null || matched.length > 0 || rule || poll || concernsQuotes(draft, viewer.defaultQuoteRule);
    if (!draft.parentPostId && mediaIds.length === 0 && !isRare) {
      const visibility = draft.visibility ?? viewer.defaultVisibility;
      return this.publishPlain(request, { ...about, parent: null, media: 0, visibility });
    }
    return this.idempotency.runOnce(request, async (tx) => {
      const quoted = await admitQuote(tx, viewer.id, draft);
      const parent = draft.parentPostId ? await lockedParent(tx, draft.parentPostId, viewer.id) : null;
      const visibility = visibilityOfQuote(visibilityFor(draft, parent, viewer), draft.visibility, parent, quoted);
      const { id } = about;
      const isOpen = visibility !== 'FOLLOWERS';
      const holder = { id, ownerId: viewer.id, isPublished: matched.length === 0, isOpen };
      const media = mediaIds.length > 0 ? await this.attachments.attach(tx, holder, mediaIds) : 0;
      const post = { ...about, parent, media, visibility };
      const isHeld = matched.length > 0;
      if (isHeld) await this.insertHeld(tx, post, cell, matched);
      else {
        await insertPost(tx, post);
        if (cell !== null) await tx.rows(INSERT_PLACE, [id, cell]);
      }
      await storeQuote(tx, id, quoted, draft.quoteRule ?? viewer.defaultQuoteRule, isHeld);
      if (rule) await storeRule(tx, id, rule);
      await insertPoll(tx, id, poll);
      return id;
    });
  }

  /** Stores a post, its event and its idempotency key with one statement. */
  private async publishPlain(request: OnceRequest, post: NewPost): Promise<string> {
    const claim = this.idempotency.claimOf(request);
    if (claim === null) {
      const { statement: only, parameters, storedBy } = insertionOf(post);
      await this.transactions.runSingle(only, parameters, storedBy);
      return post.id;
    }
    const { statement: only, parameters, storedBy } = insertionOf(post, claim);
    const stored = await this.transactions.runSingle<StoredPost>(only, parameters, (rows) =>
      rows.length > 0 ? storedBy(rows) : [],
    );
    if (stored.length > 0) return post.id;
    const first = await this.idempotency.resultOf(claim);
    // The account has ended since the request was authenticated.
    if (first === null) throw new NotSignedIn();
    return first;
  }

  /**
   * Publishes a post that was accepted earlier, in the caller's transaction. The caller enforces the limits.
   * @param holderId what its media are attached to so far, such as a scheduled post
   * @returns the id of the post
   * @throws InvalidPost, PostNotFound, YouBlockThem and QuoteRefused (what it quotes)
   */
  async publishScheduled(
    tx: Tx,
    holderId: string,
    authorId: string,
    draft: Pick<PostDraft, 'content' | 'contentWarning' | 'isSensitive'> & { visibility: Visibility },
  ): Promise<string> {
    const id = newId();
    const asked = await quoteOfScheduled(tx, holderId);
    const quoted = await admitQuote(tx, authorId, asked);
    const visibility = visibilityOfQuote(draft.visibility, draft.visibility, null, quoted);
    const media = await this.attachments.transfer(tx, holderId, id, visibility !== 'FOLLOWERS');
    const text = checkPostContent(draft.content, media);
    const warning = checkContentWarning(draft.contentWarning);
    const isSensitive = draft.isSensitive ?? false;
    const post = { id, authorId, text, warning, isSensitive, parent: null, media, visibility };
    const poll = await scheduledPoll(tx, holderId);
    const matched = this.holding.matching(text, warning, poll?.options);
    if (matched.length === 0) await insertPost(tx, post);
    else {
      await this.attachments.unpublish(tx, id);
      await this.insertHeld(tx, post, null, matched);
    }
    await storeQuote(tx, id, quoted, asked.quoteRule, matched.length > 0);
    await applyScheduledRule(tx, holderId, id);
    await insertPoll(tx, id, poll);
    return id;
  }

  /**
   * Edits the viewer's own post and marks it as edited. Absent fields keep their values. What is public can become unlisted. A
   * word of the site's list holds it.
   * @throws InvalidPost, PostNotFound, NotPostAuthor, MarkedByStaff, NewcomerLimited, and what `editPoll` throws
   */
  async edit(
    viewer: SignedInViewer,
    postId: string,
    draft: Omit<PostDraft, 'parentPostId' | 'mediaIds' | 'place'> & { removePlace?: boolean | null },
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const post = await locked(tx, postId, viewer.id);
      if (post.author_id !== viewer.id) throw new NotPostAuthor();
      if (post.is_marked_by_staff && draft.isSensitive === false) throw new MarkedByStaff();
      const visibility = editedVisibility(post, draft.visibility);
      const text = checkPostContent(draft.content, post.media_count);
      const warning = draft.contentWarning === undefined ? undefined : checkContentWarning(draft.contentWarning);
      await this.newcomers.admit(viewer, text, post.parent_id, { id: postId, tx });

      const now = new Date();
      await keepVersion(tx, postId, { content: text.content, warning, isSensitive: draft.isSensitive, now });
      await tx.rows(
        `update posts set content = $2, entities = $3::jsonb, edited_at = $4::timestamptz,
           content_warning = case when $5::boolean then $6 else content_warning end, is_listed = is_listed and $7::boolean,
           is_sensitive = coalesce($8::boolean, is_sensitive)
         where id = $1::uuid`,
        [
          ...[postId, text.content, JSON.stringify(text.entities), now, warning !== undefined, warning ?? null],
          ...[visibility === 'PUBLIC', draft.isSensitive ?? null],
        ],
      );
      const options = await editPoll(tx, post, draft.poll);
      if (draft.removePlace) await tx.rows(FORGET_PLACE, [postId]);
      const meant = await tx.rows<MentionRow>(CLEAR_ENTITIES, [postId]);
      if (text.tags.length > 0 || text.handles.length > 0) {
        const isReply = post.parent_id !== null;
        await tx.rows(SET_ENTITIES, [
          ...[postId, viewer.id, isReply, text.tags, text.tagNames, text.handles, now],
          meant.map((mention) => mention.handle_key),
          meant.map((mention) => mention.user_id),
        ]);
      }
      tx.publish(new PostEdited(postId, viewer.id));
      const matched = this.holding.matching(text, warning ?? post.content_warning, options);
      if (matched.length > 0) await this.holding.hold(tx, postId, 'WORDS', matched);
      return postId;
    });
  }

  private insertHeld(tx: Tx, post: NewPost, cell: string | null, matched: readonly string[]): Promise<void> {
    const parentId = post.parent?.id ?? null;
    const held = { ...post, parentId, rootId: rootOf(post), cell, audience: audienceOf(post) };
    return this.holding.insert(tx, held, matched);
  }
}

/** The cell of a post's place, or null. @throws InvalidPost if a reply has a place */
function placeOf({ place, parentPostId }: PostDraft): string | null {
  if (!place) return null;
  if (parentPostId) throw new InvalidPost('PLACE_OF_REPLY', 'A reply cannot have a place.', {}, 'place');
  return cellOf(place);
}

/** @throws InvalidPost if a reply would be read by others than what it answers */
function visibilityFor(draft: PostDraft, parent: ActivePost | null, viewer: SignedInViewer): Visibility {
  if (!parent) return draft.visibility ?? viewer.defaultVisibility;
  const above = visibilityOf(parent);
  const asked = draft.visibility ?? above;
  if (visibilitiesOfReplyTo(above).includes(asked)) return asked;
  const message =
    asked === 'FOLLOWERS'
      ? 'A reply is read by those who read what it answers. Only a quack can be for followers.'
      : 'A reply can not be seen by more people than what it answers.';
  throw new InvalidPost('VISIBILITY_OF_REPLY', message, {}, 'visibility');
}

/** @throws InvalidPost unless it stays, or what was public becomes unlisted */
function editedVisibility(post: ActivePost, asked: Visibility | null | undefined): Visibility {
  const present = visibilityOf(post);
  if (!asked || canBecome(present, asked)) return asked ?? present;
  const message = 'Who sees a quack can only be changed from everyone to unlisted.';
  throw new InvalidPost('VISIBILITY_FIXED', message, {}, 'visibility');
}

/** Locks the parent as the update of its counter will: two replies with a weaker shared lock would deadlock. */
async function lockedParent(tx: Tx, postId: string, viewerId: string): Promise<ActivePost> {
  const [post] = await tx.rows<AnsweredPost>(`${ANSWERED_POST} for no key update of p`, [postId, viewerId]);
  if (!post) throw new PostNotFound();
  if (post.blocks) throw new YouBlockThem();
  admitReply(post.reply_control);
  return post;
}

/** Locks an existing post against concurrent edits and removals. */
async function locked(tx: Tx, postId: string, viewerId: string): Promise<ActivePost> {
  const [post] = await tx.rows<ActivePost>(`${ACTIVE_POST} for update of p`, [postId, viewerId]);
  if (!post) throw new PostNotFound();
  return post;
}
