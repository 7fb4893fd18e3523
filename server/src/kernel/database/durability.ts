import { StartupError } from '../config/startup-error.js';

/** The settings without which an acknowledged write can be lost. */
const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;
const CHECKSUMS = 'data_checksums';

/** A client or a pool of `pg`. */
interface Queryable {
  query(text: string, values: unknown[]): Promise<{ rows: { name: string; setting: string }[] }>;
}

/**
 * Makes sure that a commit is on disk before it is acknowledged. Every value of synchronous_commit but `off` waits for
 * that; the others only differ in what they require of standby servers.
 * @param checksums `required` for the embedded database; `advised` for others
 * @returns advice, one sentence each
 * @throws StartupError naming the setting that is off
 */
export async function assertDurability(
  client: Queryable,
  checksums: 'required' | 'advised' = 'required',
): Promise<string[]> {
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [
    [...REQUIRED, CHECKSUMS],
  ]);
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  for (const name of REQUIRED) {
    if ((settings.get(name) ?? 'off') !== 'off') continue;
    throw new StartupError(
      `The database runs with ${name} off, so a crash can lose data that was confirmed as saved.`,
      `Set ${name} = on in its postgresql.conf.`,
    );
  }
  if (settings.get(CHECKSUMS) === 'on') return [];
  const problem = `The database runs with ${CHECKSUMS} off, so corruption by a failing disk goes unnoticed.`;
  const remedy = 'Stop it and run pg_checksums --enable.';
  if (checksums === 'required') throw new StartupError(problem, remedy);
  return [`${problem} ${remedy}`];
}
