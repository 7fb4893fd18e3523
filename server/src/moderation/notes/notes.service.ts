import { Injectable } from '@nestjs/common';
import { lockAccount } from '#identity/managed-users/locked-account.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModerationFields } from '../moderation-fields.js';
import { NoteNotFound, TooManyNotes } from '../moderation.errors.js';
import { LOCKED } from '../locked.js';
import { PersonNote } from './note.entity.js';

export const MAX_NOTE_LENGTH = 2_000;
/** About one person. */
export const MAX_NOTES = 100;

/** What moderators write down about people for each other. */
@Injectable()
export class NotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Adds a note about a person whose role is below the moderator's. Runs once per idempotency key of the request.
   * @returns the id of the person
   * @throws InvalidInput, UserNotFound, NotAllowed, TooManyNotes
   */
  add(ctx: RequestContext, viewer: SignedInViewer, userId: string, raw: string): Promise<string> {
    const fields = new ModerationFields();
    const text = fields.text('text', raw, MAX_NOTE_LENGTH);
    fields.check('INVALID_NOTE');
    return this.idempotency.runOnce({ ctx, operation: 'addModerationNote', payload: { userId, text } }, async (tx) => {
      // Locks the person, so that two notes at once cannot exceed the limit.
      await lockAccount(tx, viewer, userId);
      if ((await tx.em.count(PersonNote, { personId: userId })) >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES);
      const note = { id: newId(), createdAt: new Date(), personId: userId, authorId: viewer.id, text };
      await tx.em.insert(PersonNote, note);
      return userId;
    });
  }

  /** Deletes a note of the moderator's own. @returns the id of the person @throws NoteNotFound */
  async delete(viewer: SignedInViewer, noteId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const note = await tx.em.findOne(PersonNote, { id: noteId, authorId: viewer.id }, LOCKED);
      if (!note) throw new NoteNotFound();
      tx.em.remove(note);
      return note.personId;
    });
  }
}
