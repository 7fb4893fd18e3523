import { checkText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowRequestEnded, UserUnfollowed } from '../follows/follow.events.js';
import { LEAVE_LISTS } from '../lists/list-member-writes.js';
import { LOCK_PAIR } from '../ties/user-pair.js';
import { bitsOf, type MuteScopeName } from '../ties/mute-scopes.js';
import {
  CannotBlockSelf,
  CannotMuteSelf,
  InvalidMuteEnd,
  InvalidMuteNote,
  MAX_RELATIONSHIPS,
  TooManyRelationships,
} from '../ties/relationship.errors.js';
import { RelationshipChanged, RepliesUnwanted } from './relationship.events.js';
import { BLOCK, DROP_EMPTY, MUTE, UNBLOCK, UNMUTE } from './relationship-writes.js';

const MINUTE_MS = 60_000;
const SHORTEST_MS = 5 * MINUTE_MS;
const LONGEST_MS = 366 * 24 * 60 * MINUTE_MS;
/** Longest note, in grapheme clusters; a grapheme is at least one character of the column's limit. */
const MAX_NOTE_LENGTH = 2_000;

export interface MuteDraft {
  /** Empty ends the mute. */
  scopes: readonly MuteScopeName[];
  /** Null for a mute without an end; else in 5 minutes to 366 days, or sooner if `mayBeShort`. */
  until?: Date | null;
  mayBeShort?: boolean;
  /** For the owner alone; at most 2,000 characters. */
  note?: string | null;
}

/** Whose blocks and mutes they are. */
type Owner = Pick<SignedInViewer, 'id'>;

interface Ended {
  visible: boolean;
  changed: boolean;
}

interface Outcome extends Ended {
  has_room: boolean;
  /** Followers and followees of the follows that the block ended, as pairs. */
  followers?: string[];
  followees?: string[];
  /** The same of the requests to follow. */
  asking?: string[];
  asked?: string[];
}

/** Blocks and mutes. Everything is idempotent, and only the person who decides learns of it. */
@Injectable()
export class RelationshipsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Blocks a person, ends the follows and the requests to follow between the two, with their counters, and takes each out of the
   * other's lists.
   * @param hidesReplies whether to hide their replies in the viewer's threads as well, which takes a moment
   * @returns the id of the person
   * @throws UserNotFound, CannotBlockSelf, TooManyRelationships
   */
  async block(viewer: Owner, userId: string, { hidesReplies = false } = {}): Promise<string> {
    if (viewer.id === userId) throw new CannotBlockSelf();
    return this.transactions.run(async (tx) => {
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Outcome>(BLOCK, [viewer.id, userId, newId(), newId(), MAX_RELATIONSHIPS]);
      admit(outcome);
      await tx.rows(LEAVE_LISTS, [viewer.id, userId]);
      for (const [index, followerId] of (outcome.followers ?? []).entries())
        tx.publish(new UserUnfollowed(followerId, outcome.followees![index]!));
      for (const [index, followerId] of (outcome.asking ?? []).entries())
        tx.publish(new FollowRequestEnded(followerId, outcome.asked![index]!));
      if (outcome.changed) tx.publish(new RelationshipChanged(viewer.id, userId));
      if (hidesReplies) tx.publish(new RepliesUnwanted(viewer.id, userId));
      return userId;
    });
  }

  /** Restores nothing: follows stay ended. @throws UserNotFound */
  async unblock(viewer: Owner, userId: string): Promise<string> {
    return this.transactions.run((tx) => this.end(tx, UNBLOCK, viewer, userId));
  }

  /**
   * Mutes a person in the given scopes only; without any, ends the mute.
   * @throws UserNotFound, CannotMuteSelf, InvalidMuteEnd, InvalidMuteNote, TooManyRelationships
   */
  async mute(viewer: Owner, userId: string, { scopes, until, mayBeShort = false, note }: MuteDraft): Promise<string> {
    if (viewer.id === userId) throw new CannotMuteSelf();
    const bits = bitsOf(scopes);
    return this.transactions.run(async (tx) => {
      if (bits === 0) return this.end(tx, UNMUTE, viewer, userId);
      const end = checkedEnd(until, mayBeShort ? 0 : SHORTEST_MS);
      await tx.rows(LOCK_PAIR, [viewer.id, userId]);
      const [outcome] = await tx.rows<Outcome>(MUTE, [
        ...[viewer.id, userId, newId(), MAX_RELATIONSHIPS, bits, end, checkedNote(note)],
      ]);
      admit(outcome);
      tx.publish(new RelationshipChanged(viewer.id, userId));
      return userId;
    });
  }

  private async end(tx: Tx, statement: string, viewer: Owner, userId: string): Promise<string> {
    await tx.rows(LOCK_PAIR, [viewer.id, userId]);
    const [outcome] = await tx.rows<Ended>(statement, [viewer.id, userId]);
    if (!outcome?.visible) throw new UserNotFound();
    if (outcome.changed) {
      await tx.rows(DROP_EMPTY, [viewer.id, userId]);
      tx.publish(new RelationshipChanged(viewer.id, userId));
    }
    return userId;
  }
}

/** @throws UserNotFound, TooManyRelationships */
function admit(outcome: Outcome | undefined): asserts outcome is Outcome {
  if (!outcome?.visible) throw new UserNotFound();
  if (!outcome.has_room) throw new TooManyRelationships();
}

/** @throws InvalidMuteEnd */
function checkedEnd(until: Date | null | undefined, shortestMs: number): Date | null {
  if (!until) return null;
  const remaining = until.getTime() - Date.now();
  if (remaining < shortestMs) throw new InvalidMuteEnd('MUTED_UNTIL_PAST');
  if (remaining > LONGEST_MS) throw new InvalidMuteEnd('MUTED_UNTIL_TOO_FAR');
  return until;
}

/** @throws InvalidMuteNote */
function checkedNote(note: string | null | undefined): string | null {
  if (!note?.trim()) return null;
  const checked = checkText(note, { maxGraphemes: MAX_NOTE_LENGTH, multiline: true });
  if (!checked.ok || [...checked.text].length > MAX_NOTE_LENGTH) throw new InvalidMuteNote();
  return checked.text;
}
