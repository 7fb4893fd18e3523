import { CompiledQuery } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';

/** Held while the help centre is changed, so that places and permalinks are given one after the other. */
export const HELP_LOCK = 7_245_015;

/** Runs a hand-written statement in a transaction. */
export async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  const result = await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  return result.rows;
}

export async function lockHelp(tx: Tx): Promise<void> {
  await statement(tx, 'select pg_advisory_xact_lock($1)', [HELP_LOCK]);
}

/** `ids` with `id` at a place, the last one where none is given or there are fewer. */
export function placed(ids: readonly string[], id: string, position: number | null): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(position ?? others.length, 0, id);
}

/** True where both hold the same ids, each once, in whatever order. */
export function isSameSet(asked: readonly string[], present: readonly string[]): boolean {
  const known = new Set(present);
  return asked.length === present.length && new Set(asked).size === asked.length && asked.every((id) => known.has(id));
}
