import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { PostNotFound } from '../model/post.errors.js';
import { AlreadyVoted, InvalidChoices, OwnPoll, PollEndedAlready } from './poll.errors.js';
import { PollVotesChanged } from './poll.events.js';
import { VOTE } from './poll-statements.js';

interface Outcome {
  is_own: boolean;
  has_ended: boolean;
  is_valid: boolean;
  /** The viewer blocks the author. */
  blocks: boolean;
  is_counted: boolean;
}

/** Largest number that a choice may have at all; which ones a poll has, the database knows. */
const MAX_CHOICE = 32_767;

/** Votes: one per person and poll, and final. */
@Injectable()
export class VotingService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * @param choices indexes of options from 0, in any order; exactly one unless the poll allows several
   * @returns the post
   * @throws PostNotFound (or it has no poll), YouBlockThem, OwnPoll, PollEndedAlready, InvalidChoices, AlreadyVoted
   */
  async vote(viewer: SignedInViewer, postId: string, choices: readonly number[]): Promise<string> {
    const sorted = sortedChoices(choices);
    const eventId = newId();
    const [outcome] = await this.transactions.runSingle<Outcome>(VOTE, [postId, viewer.id, sorted, eventId], ([row]) =>
      row?.is_counted ? [{ id: eventId, event: new PollVotesChanged(postId) }] : [],
    );
    if (!outcome) throw new PostNotFound();
    if (outcome.blocks) throw new YouBlockThem();
    if (outcome.is_own) throw new OwnPoll();
    if (outcome.has_ended) throw new PollEndedAlready();
    if (!outcome.is_valid) throw new InvalidChoices();
    if (!outcome.is_counted) throw new AlreadyVoted();
    return postId;
  }
}

/** @throws InvalidChoices for a list that no poll could accept */
function sortedChoices(choices: readonly number[]): number[] {
  const isPossible = choices.every((choice) => Number.isInteger(choice) && choice >= 0 && choice <= MAX_CHOICE);
  if (choices.length === 0 || !isPossible || new Set(choices).size < choices.length) throw new InvalidChoices();
  return choices.toSorted((one, other) => one - other);
}
