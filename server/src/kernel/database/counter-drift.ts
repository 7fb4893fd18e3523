import { Injectable, Logger } from '@nestjs/common';
import { Database } from './database.js';

/** Finds counters that are not what their rows say. */
@Injectable()
export class CounterDrift {
  private readonly logger = new Logger(CounterDrift.name);

  constructor(private readonly database: Database) {}

  /**
   * Counters move in the transaction of their rows, so a drift is a fault of the product: it is told at error, and not mended
   * in silence.
   * @param statements by counter, such as `posts.nod_count`; each answers how many rows are wrong as `n`
   * @returns how many rows of each counter are wrong; only those that are
   */
  async find(statements: Readonly<Record<string, string>>): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const [counter, statement] of Object.entries(statements)) {
      const [row] = await this.database.unhurriedRows<{ n: number }>(statement);
      if (row && row.n > 0) found[counter] = row.n;
    }
    if (Object.keys(found).length > 0)
      this.logger.error({ message: 'Counters differ from their rows', counters: found });
    return found;
  }
}
