import { UserDeleted } from '#identity/managed-users/managed-user.events.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Transactions } from '#kernel/events/transactions.js';
import { PollVotesChanged } from './poll.events.js';
import { DELETE_VOTES } from './poll-statements.js';

/** Votes taken out per transaction. */
const BATCH = 200;

/** Takes the votes of a deleted user out of all polls, of ended ones too: tallies are always equal to the votes that are stored. */
@EventHandlers()
export class DeletedUserVotesHandlers {
  constructor(private readonly transactions: Transactions) {}

  @On(UserDeleted)
  async onUserDeleted({ userId }: UserDeleted): Promise<void> {
    while (await this.deleteSome(userId));
  }

  /** @returns whether there are more */
  private deleteSome(userId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const polls = await tx.rows<{ id: string }>(DELETE_VOTES, [userId, BATCH]);
      for (const { id } of polls) tx.publish(new PollVotesChanged(id));
      return polls.length === BATCH;
    });
  }
}
