import { MAX_DRAFTS } from '@mallard/rules/drafts';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { PostDraft } from '../post-draft.js';
import { checkDraft } from './draft-check.js';
import { PUBLISHED_FROM, UNDO } from '../scheduling/scheduling-statements.js';
import { AlreadyPublished, DraftChanged, DraftNotFound, OutgoingNotFound, TooManyDrafts } from './draft.errors.js';
import {
  COUNT_DRAFTS,
  DELETE_DRAFT,
  LOCK_DRAFT,
  type LockedDraft,
  parametersOf,
  UPDATE_DRAFT,
} from './draft-statements.js';
import { holdersOf } from './thread-parts.js';
import { WaitingPosts } from './waiting-posts.js';

/** What users do with their own drafts. For others, they are not found. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly waiting: WaitingPosts,
  ) {}

  /**
   * Stores a draft as a whole. Runs once per idempotency key of the request.
   * @param id an existing draft, or a new id that the client chose; null for a new draft
   * @param revision the one that the client has changed; null for a new draft
   * @returns the id of the draft
   * @throws InvalidPost, UnusableMedia, DraftChanged, DraftNotFound (deleted meanwhile), DraftSent, AlreadyPublished, TooManyDrafts,
   * KeyReused
   */
  async save(
    ctx: RequestContext,
    viewer: SignedInViewer,
    { id: asked, revision }: { id: string | null; revision: number | null },
    draft: PostDraft,
  ): Promise<string> {
    const id = asked ?? newId();
    checkDraft(id, draft, null);
    const payload = { id: asked, revision, draft };
    return this.idempotency.runOnce({ ctx, operation: 'saveDraft', payload }, async (tx) => {
      await this.waiting.lockAuthor(tx, viewer.id);
      const [before] = await tx.rows<LockedDraft>(LOCK_DRAFT, [id, viewer.id]);
      if (before && before.revision !== revision) throw new DraftChanged(before.revision);
      const checked = checkDraft(id, draft, before?.thread ?? null);
      if (before) {
        await tx.rows(UPDATE_DRAFT, parametersOf(id, viewer.id, checked.columns));
        await this.waiting.replaceMedia(tx, viewer.id, holdersOf(before), checked.media);
      } else {
        await this.admitNew(tx, viewer.id, id, revision);
        await this.waiting.insert(tx, { id, authorId: viewer.id }, checked, null);
      }
      return id;
    });
  }

  /** Its media can be attached to another quack, or to the same draft saved again, within a day. @throws DraftNotFound */
  async delete(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [gone] = await tx.rows<LockedDraft>(DELETE_DRAFT, [id, viewer.id]);
      if (!gone) throw new DraftNotFound();
      await this.waiting.releaseMedia(tx, holdersOf(gone));
      return id;
    });
  }

  /**
   * Makes a draft of what can still be undone, with the same id. Doing so again changes nothing. A person may have more than 100
   * drafts then.
   * @throws AlreadyPublished, OutgoingNotFound
   */
  async undo(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const undone = await tx.rows(UNDO, [id, viewer.id]);
      if (undone.length > 0 || (await tx.rows(LOCK_DRAFT, [id, viewer.id])).length > 0) return id;
      return this.refuseUndone(tx, viewer.id, id);
    });
  }

  /** Says what became of an outgoing post that isn't one any more. @throws AlreadyPublished, OutgoingNotFound */
  explain(viewer: SignedInViewer, id: string): Promise<never> {
    return this.transactions.run((tx) => this.refuseUndone(tx, viewer.id, id));
  }

  private async refuseUndone(tx: Tx, authorId: string, id: string): Promise<never> {
    const [published] = await tx.rows<{ post_id: string }>(PUBLISHED_FROM, [id, authorId]);
    throw published ? new AlreadyPublished(published.post_id) : new OutgoingNotFound();
  }

  /** @throws DraftSent, AlreadyPublished, DraftNotFound, TooManyDrafts */
  private async admitNew(tx: Tx, authorId: string, id: string, revision: number | null): Promise<void> {
    await this.waiting.refuseSent(tx, authorId, id);
    // It was there when the client read it.
    if (revision !== null) throw new DraftNotFound();
    const [count] = await tx.rows<{ n: number }>(COUNT_DRAFTS, [authorId]);
    if (count!.n >= MAX_DRAFTS) throw new TooManyDrafts();
  }
}
