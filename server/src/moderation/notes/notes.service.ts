import { Injectable } from '@nestjs/common';
import { lockAccount } from '#identity/managed-users/locked-account.js';
import { newId } from '#kernel/database/ids.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ModerationFields } from '../moderation-fields.js';
import { NoteNotFound, TooManyNotes } from '../moderation.errors.js';

export const MAX_NOTE_LENGTH = 2_000;
/** About one person. */
export const MAX_NOTES = 100;

/** $1 person. */
export const NOTE_COUNT = 'select count(*)::int as count from person_notes n where n.person_id = $1::uuid';
/** $1 id, $2 time, $3 person, $4 author, $5 text. */
export const INSERT_NOTE = `
insert into person_notes (id, created_at, person_id, author_id, text)
values ($1::uuid, $2::timestamptz, $3::uuid, $4::uuid, $5)`;
/** $1 note, $2 author. */
export const DELETE_NOTE = `
delete from person_notes n where n.id = $1::uuid and n.author_id = $2::uuid returning n.person_id`;

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
      const [{ count }] = (await tx.rows<{ count: number }>(NOTE_COUNT, [userId])) as [{ count: number }];
      if (count >= MAX_NOTES) throw new TooManyNotes(MAX_NOTES);
      await tx.rows(INSERT_NOTE, [newId(), new Date(), userId, viewer.id, text]);
      return userId;
    });
  }

  /** Deletes a note of the moderator's own. @returns the id of the person @throws NoteNotFound */
  async delete(viewer: SignedInViewer, noteId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [deleted] = await tx.rows<{ person_id: string }>(DELETE_NOTE, [noteId, viewer.id]);
      if (!deleted) throw new NoteNotFound();
      return deleted.person_id;
    });
  }
}
