import { CompiledQuery, type Kysely } from 'kysely';

/**
 * Sends a hand-written statement unchanged. Only `Database` and `Transactions` call this; everything else uses those.
 * @param statement a constant text with $1, $2 …; never put a value into it
 */
export async function rowsOf<Row>(
  db: Kysely<unknown>,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]));
  return rows;
}
