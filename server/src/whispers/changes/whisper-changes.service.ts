import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { checkWhisper } from '../whisper-content.js';
import { CannotWhisper, NotWhisperAuthor, WhisperEditOver, WhisperNotFound } from '../whisper.errors.js';
import { WhisperChanged } from '../whisper.events.js';
import { EDIT_WHISPER, ERASE_WHISPER, LOCK_WHISPER } from './whisper-change-statements.js';

interface LockedWhisper {
  author_id: string;
  created_at: Date;
  people: string[];
  /** One of the two in the conversation blocks the other. */
  is_blocked: boolean;
}

/** How long a whisper can be edited. */
const EDIT_MS = 15 * 60_000;

/** Changes whispers that were sent, for everyone in their conversation. */
@Injectable()
export class WhisperChanges {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Deletes a whisper of the viewer for everyone, at any time, also where one of two blocks the other. A mark stays in its place.
   * @throws WhisperNotFound, NotWhisperAuthor
   */
  async remove(viewer: SignedInViewer, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { people } = await ownWhisper(tx, viewer, id);
      await tx.rows(ERASE_WHISPER, [id, new Date()]);
      tx.publish(new WhisperChanged(newId(), id, people));
    });
  }

  /**
   * Changes the words of a whisper of the viewer, within 15 minutes of sending it. The same words change nothing.
   * @throws InvalidWhisper, WhisperNotFound, NotWhisperAuthor, CannotWhisper, WhisperEditOver
   */
  async edit(viewer: SignedInViewer, id: string, raw: string): Promise<void> {
    const content = checkWhisper(raw);
    await this.transactions.run(async (tx) => {
      const whisper = await ownWhisper(tx, viewer, id);
      if (whisper.is_blocked) throw new CannotWhisper();
      const now = new Date();
      if (now.getTime() - whisper.created_at.getTime() > EDIT_MS) throw new WhisperEditOver();
      const [edited] = await tx.rows<{ id: string }>(EDIT_WHISPER, [id, content, now]);
      if (edited) tx.publish(new WhisperChanged(newId(), id, whisper.people));
    });
  }
}

async function lockedWhisper(tx: Tx, viewer: SignedInViewer, id: string): Promise<LockedWhisper> {
  const [whisper] = await tx.rows<LockedWhisper>(LOCK_WHISPER, [id, viewer.id]);
  if (!whisper) throw new WhisperNotFound();
  return whisper;
}

async function ownWhisper(tx: Tx, viewer: SignedInViewer, id: string): Promise<LockedWhisper> {
  const whisper = await lockedWhisper(tx, viewer, id);
  if (whisper.author_id !== viewer.id) throw new NotWhisperAuthor();
  return whisper;
}
