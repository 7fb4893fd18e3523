import { canBecome, type Visibility } from '@mallard/rules/visibility';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Idempotency, type OnceRequest } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { threadOf } from './drafts/new-thread.js';
import { ThreadPublication } from './drafts/thread-publication.js';
import { keepVersion } from '../edits/edit-writes.js';
import { PostHolding } from '../holding/post-holding.js';
import { editPoll } from '../polls/post-polls.js';
import { concernsQuotes } from '../quotes/quoting.js';
import { type ActivePost, lockedPost } from './locked-posts.js';
import { type AdmittedPost, PostAdmission } from './post-admission.js';
import { InvalidPost, MarkedByStaff, NotPostAuthor } from '../model/post.errors.js';
import { PostEdited } from '../model/post.events.js';
import { visibilityOf } from '../model/post-audience.js';
import { checkMarks, MARK_COLUMNS, marksFrom, marksOf, marksParameter } from '../model/post-marks.js';
import { checkContentWarning, checkPostContent } from '../model/post-content.js';
import { payloadOf, type PostDraft } from './post-draft.js';
import { insertionOf, type NewPost, type StoredPost } from './post-insertion.js';
import { CLEAR_ENTITIES, FORGET_PLACE, SET_ENTITIES } from '../model/post-writes.js';

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
    private readonly admission: PostAdmission,
    private readonly publication: ThreadPublication,
    private readonly holding: PostHolding,
  ) {}

  /**
   * Publishes a post, a reply (`parentPostId`) or a thread; a single one with a word of the site's list is held. Runs once per idempotency key.
   * @returns the id of the post, the first of a thread
   * @throws InvalidPost, UnusableMedia, what `checkPoll` throws, PostNotFound (no such parent or quoted post), YouBlockThem (its author), QuoteRefused,
   * RepliesLimited, RepliesClosed, KeyReused, RateLimited, NewcomerLimited, NotSignedIn (the account was deleted in the meantime), and
   * for a draft what `takeOver` throws
   */
  async publish(ctx: RequestContext, viewer: SignedInViewer, draft: PostDraft): Promise<string> {
    const post = await this.admission.admit(ctx, viewer, draft);
    const request = { ctx, operation: 'createPost', payload: payloadOf(draft, post) };
    if (isPlain(draft, post, viewer)) {
      const { text, warning, marks } = post.quacks[0];
      const visibility = draft.visibility ?? viewer.defaultVisibility;
      const about = { id: newId(), authorId: viewer.id, text, warning, marks };
      return this.publishPlain(request, { ...about, parent: null, media: 0, visibility });
    }
    const thread = threadOf(viewer, draft, post);
    return this.idempotency.runOnce(request, (tx) => this.publication.publish(tx, thread));
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
   * Edits the viewer's own post and marks it as edited. Absent fields keep their values. What is public can become unlisted. A
   * word of the site's list holds it.
   * @throws InvalidPost, PostNotFound, NotPostAuthor, MarkedByStaff, NewcomerLimited, and what `editPoll` throws
   */
  async edit(
    viewer: SignedInViewer,
    postId: string,
    draft: Omit<PostDraft, 'parentPostId' | 'mediaIds' | 'place' | 'thread' | 'draftId'> & {
      removePlace?: boolean | null;
    },
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const post = await lockedPost(tx, postId, viewer.id);
      if (post.author_id !== viewer.id) throw new NotPostAuthor();
      if (post.is_marked_by_staff && draft.isSensitive === false) throw new MarkedByStaff();
      const visibility = editedVisibility(post, draft.visibility);
      const checked = checkPostContent(draft.content, post.media_count);
      const warning = draft.contentWarning === undefined ? undefined : checkContentWarning(draft.contentWarning);
      const text = await this.admission.admitEdit(viewer, checked, post.parent_id, postId, tx);

      const now = new Date();
      const marks = checkMarks(draft, marksOf(post));
      await keepVersion(tx, postId, { content: text.content, warning, marks, now });
      await tx.rows(
        `update posts set content = $2, entities = $3::jsonb, edited_at = $4::timestamptz,
           content_warning = case when $5::boolean then $6 else content_warning end, is_listed = is_listed and $7::boolean,
           (${MARK_COLUMNS}) = (select marks.* from ${marksFrom('$8')})
         where id = $1::uuid`,
        [
          ...[postId, text.content, JSON.stringify(text.entities), now, warning !== undefined, warning ?? null],
          ...[visibility === 'PUBLIC', marksParameter(marks)],
        ],
      );
      const options = await editPoll(tx, post, draft.poll);
      if (draft.removePlace) await tx.rows(FORGET_PLACE, [postId]);
      const meant = await tx.rows<MentionRow>(CLEAR_ENTITIES, [postId]);
      let mentioned: { id: string }[] = [];
      if (text.tags.length > 0 || text.handles.length > 0) {
        const isReply = post.parent_id !== null;
        mentioned = await tx.rows<{ id: string }>(SET_ENTITIES, [
          ...[postId, viewer.id, isReply, text.tags, text.tagNames, text.handles, now],
          meant.map((mention) => mention.handle_key),
          meant.map((mention) => mention.user_id),
        ]);
      }
      const before = new Set(meant.map((mention) => mention.user_id));
      const added = mentioned.filter(({ id }) => !before.has(id)).map(({ id }) => id);
      tx.publish(new PostEdited(postId, viewer.id, added));
      const matched = this.holding.matching(text, warning ?? post.content_warning, options);
      if (matched.length > 0) await this.holding.hold(tx, postId, 'WORDS', matched);
      return postId;
    });
  }
}

/** Whether one statement stores it. */
function isPlain(draft: PostDraft, { quacks, rule, cell, matched }: AdmittedPost, viewer: SignedInViewer): boolean {
  const [{ poll, mediaIds }, ...more] = quacks;
  return (
    !draft.parentPostId &&
    !draft.draftId &&
    more.length + mediaIds.length + matched.length === 0 &&
    rule === null &&
    cell === null &&
    poll === null &&
    !concernsQuotes(draft, viewer.defaultQuoteRule)
  );
}

/** @throws InvalidPost unless it stays, or what was public becomes unlisted */
function editedVisibility(post: ActivePost, asked: Visibility | null | undefined): Visibility {
  const present = visibilityOf(post);
  if (!asked || canBecome(present, asked)) return asked ?? present;
  const message = 'Who sees a quack can only be changed from everyone to unlisted.';
  throw new InvalidPost('VISIBILITY_FIXED', message, {}, 'visibility');
}
