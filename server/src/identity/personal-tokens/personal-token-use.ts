import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Transactions } from '#kernel/events/transactions.js';
import type { PersonalTokenTable } from '../model/personal-token.entity.js';

/** How often the use of a token is written at most. */
const EVERY_MS = 60_000;
const MAX_NOTED = 10_000;

/** Writes when tokens were last used, beside the requests and at most once a minute for each token. */
@Injectable()
export class PersonalTokenUse {
  private readonly logger = new Logger(PersonalTokenUse.name);
  private readonly noted = new LRUCache<string, true>({ max: MAX_NOTED, ttl: EVERY_MS });

  constructor(private readonly transactions: Transactions) {}

  /** The use of a token now. */
  note(tokenId: string): void {
    if (this.noted.has(tokenId) || this.transactions.readOnly) return;
    this.noted.set(tokenId, true);
    this.write(tokenId).catch((error: unknown) => {
      this.logger.warn({ message: 'The last use of an access token could not be written', error });
    });
  }

  private async write(tokenId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx
        .db<PersonalTokenTable>()
        .updateTable('personal_tokens')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', tokenId)
        // Another replica may have written it.
        .where((token) =>
          token.or([
            token('last_used_at', 'is', null),
            token('last_used_at', '<', sql<Date>`now() - make_interval(secs => ${EVERY_MS / 1_000})`),
          ]),
        )
        .execute();
    });
  }
}
