import { Injectable, Logger } from '@nestjs/common';
import { Database } from './database.js';

/** Finds counters that differ from the rows they count. */
@Injectable()
export class CounterDrift {
  private readonly logger = new Logger(CounterDrift.name);

  constructor(private readonly database: Database) {}

  /**
   * Counters change in the transaction of their rows, so a difference is a bug: it is logged as an error, and not corrected
   * silently.
   * @param statements by counter, such as `posts.nod_count`; each returns the number of wrong rows as `n`
   * @returns the number of wrong rows by counter; counters without any are missing
   */
  async find(statements: Readonly<Record<string, string>>): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const [counter, statement] of Object.entries(statements)) {
      const [row] = await this.database.backgroundRows<{ n: number }>(statement);
      if (row && row.n > 0) found[counter] = row.n;
    }
    if (Object.keys(found).length > 0)
      this.logger.error({ message: 'Counters differ from their rows', counters: found });
    return found;
  }
}
