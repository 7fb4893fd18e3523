import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { CHALLENGE_MINUTES, type ChallengePurpose, type PasskeyChallengeTable } from './passkey.entity.js';

/** Challenges that passkeys sign: each works once, for one purpose and one person, for 5 minutes, on every server. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly transactions: Transactions) {}

  /** @param userId null for signing in */
  async store(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.transactions.run((tx) =>
      tx
        .db<PasskeyChallengeTable>()
        .insertInto('passkey_challenges')
        .values({
          id: newId(),
          challenge,
          purpose,
          user_id: userId,
          expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
          created_at: sql<Date>`now()`,
        })
        .execute(),
    );
  }

  /** Uses up a challenge, whatever becomes of its answer. @returns false if it waits for no answer of this person and purpose */
  async take(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<boolean> {
    const taken = await this.transactions.run((tx) =>
      tx
        .db<PasskeyChallengeTable>()
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('user_id', 'is not distinct from', userId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .executeTakeFirst(),
    );
    return taken !== undefined;
  }
}
