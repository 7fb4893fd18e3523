import { CompiledQuery } from 'kysely';
import type { Tx } from './tx.js';

/**
 * A hand-written statement on a transaction's connection.
 * @param statement a constant text with $1, $2 …; never put a value into it
 */
export async function txRows<Row>(tx: Tx, statement: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const result = await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]));
  return result.rows;
}
