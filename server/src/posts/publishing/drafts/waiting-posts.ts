import { Injectable } from '@nestjs/common';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import type { Tx } from '#kernel/events/tx.js';
import { MediaAttachments, type MediaHolder } from '#media/media-attachments.js';
import { LOCK_AUTHOR } from '../scheduling/scheduling-statements.js';
import { AlreadyPublished, DraftNotFound, DraftSent } from './draft.errors.js';
import {
  DELETE_DRAFT,
  FATE_OF_DRAFT,
  FREE_FROM_DRAFTS,
  INSERT_WAITING,
  type LockedDraft,
  parametersOf,
  type WaitingColumns,
} from './draft-statements.js';
import { holdersOf, type PartMedia } from './thread-parts.js';

/** Drafts and threads that wait, in the transactions that change them. Each quack of a thread holds its own media. */
@Injectable()
export class WaitingPosts {
  constructor(private readonly attachments: MediaAttachments) {}

  /**
   * Stores a new draft, or a post that leaves in some seconds.
   * @param leavesInSeconds null for a draft
   * @throws DraftNotFound (the id is someone else's), UnusableMedia
   */
  async insert(
    tx: Tx,
    { id, authorId }: { id: string; authorId: string },
    { columns, media }: { columns: WaitingColumns; media: readonly PartMedia[] },
    leavesInSeconds: number | null,
  ): Promise<void> {
    const state = leavesInSeconds === null ? 'DRAFT' : 'OUTGOING';
    const parameters = [...parametersOf(id, authorId, columns), state, leavesInSeconds];
    const stored = await tx.rows(INSERT_WAITING, parameters);
    if (stored.length === 0) throw new DraftNotFound();
    await this.replaceMedia(tx, authorId, [], media);
  }

  /**
   * Takes a draft over in the transaction that publishes, sends or schedules it: it is gone, its media are free, and it can't come
   * back. One that was never saved is taken over too, so that a save that arrives late is refused.
   * @throws DraftSent, AlreadyPublished, DraftNotFound (someone else's), NotSignedIn
   */
  async takeOver(tx: Tx, authorId: string, id: string): Promise<void> {
    await this.lockAuthor(tx, authorId);
    const [gone] = await tx.rows<LockedDraft>(DELETE_DRAFT, [id, authorId]);
    if (gone) await this.releaseMedia(tx, holdersOf(gone));
    else await this.refuseSent(tx, authorId, id);
  }

  /** Serializes what a person does with drafts, so that the limit holds and nothing is sent twice. @throws NotSignedIn */
  async lockAuthor(tx: Tx, authorId: string): Promise<void> {
    const locked = await tx.rows(LOCK_AUTHOR, [authorId]);
    if (locked.length === 0) throw new NotSignedIn();
  }

  /** @throws DraftSent, AlreadyPublished, DraftNotFound (someone else's) */
  async refuseSent(tx: Tx, authorId: string, id: string): Promise<void> {
    const [fate] = await tx.rows<{ post_id: string | null; is_own: boolean | null }>(FATE_OF_DRAFT, [id, authorId]);
    const { post_id: postId, is_own: isOwn } = fate!;
    if (postId !== null) throw new AlreadyPublished(postId);
    if (isOwn !== null) throw isOwn ? new DraftSent() : new DraftNotFound();
  }

  /**
   * Attaches what each quack has now, which may be what another had before.
   * @param before what had media so far
   * @throws UnusableMedia
   */
  async replaceMedia(tx: Tx, ownerId: string, before: readonly string[], after: readonly PartMedia[]): Promise<void> {
    await this.releaseMedia(tx, before);
    for (const { holderId: id, mediaIds } of after) {
      await this.attach(tx, { id, ownerId, isPublished: false, isOpen: false }, mediaIds);
    }
  }

  /**
   * Attaches uploads, also those that another draft of their owner has.
   * @returns how many
   * @throws UnusableMedia
   */
  async attach(tx: Tx, holder: MediaHolder, mediaIds: readonly string[]): Promise<number> {
    if (mediaIds.length === 0) return 0;
    await tx.rows(FREE_FROM_DRAFTS, [holder.ownerId, mediaIds, holder.id]);
    return this.attachments.attach(tx, holder, mediaIds);
  }

  /** Detaches everything. It can be attached to another quack within a day. */
  async releaseMedia(tx: Tx, holderIds: readonly string[]): Promise<void> {
    if (holderIds.length > 0) await this.attachments.detachFrom(tx, holderIds);
  }
}
