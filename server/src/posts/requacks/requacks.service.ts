import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostRequacked, PostUnrequacked } from '../model/post.events.js';
import { CannotRequack } from './requack.errors.js';
import { LOCK_ORIGINAL, REQUACK, REQUACK_BY, UNREQUACK } from './requack-statements.js';

interface Target {
  /** The original. */
  id: string;
  author_id: string;
  changed: boolean;
}
interface Undone extends Target {
  /** The row of the requack; null where there was none. */
  requack_id: string | null;
}
interface Outcome extends Target {
  /** The viewer blocks the author. */
  blocks: boolean;
  /** Others than its author can requack it, or the viewer is its author. */
  is_open: boolean;
}

/** Requacks: at most one per user and post. Both methods are idempotent, and take the id of a requack for that of its original. */
@Injectable()
export class RequacksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
  ) {}

  /**
   * Shows a post to the viewer's followers. Doing so again changes nothing and publishes nothing.
   * @returns the id of the original
   * @throws PostNotFound, YouBlockThem, CannotRequack
   */
  async requack(viewer: SignedInViewer, postId: string): Promise<string> {
    const [id, eventId] = [newId(), newId()];
    const [outcome] = await this.transactions.runSingle<Outcome>(
      REQUACK,
      [id, postId, viewer.id, new Date(), eventId],
      ([row]) =>
        row?.changed ? [{ id: eventId, event: new PostRequacked(id, row.id, row.author_id, viewer.id) }] : [],
    );
    if (!outcome) throw new PostNotFound();
    if (outcome.blocks) throw new YouBlockThem();
    if (!outcome.is_open) throw new CannotRequack();
    return outcome.id;
  }

  /** @returns the id of the viewer's requack of a post, or null without one */
  async requackOf(viewer: SignedInViewer, originalId: string): Promise<string | null> {
    const [requack] = await this.database.rows<{ id: string }>(REQUACK_BY, [viewer.id, originalId]);
    return requack?.id ?? null;
  }

  /** @returns the id of the original @throws PostNotFound */
  async undo(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const eventId = newId();
      await tx.rows(LOCK_ORIGINAL, [postId, viewer.id]);
      const [outcome] = await tx.rows<Undone>(UNREQUACK, [postId, viewer.id, eventId]);
      if (!outcome) throw new PostNotFound();
      const { id, changed, requack_id: requackId } = outcome;
      if (changed) tx.stored(eventId, new PostUnrequacked(id, viewer.id, requackId ?? undefined));
      return id;
    });
  }
}
