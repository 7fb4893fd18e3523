import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Owns the database and everything in it, as a superuser; creates and migrates it. */
export const OWNER = 'mallard';
/** The role of the application: reads and writes rows, but can't change tables. */
export const APPLICATION = 'mallard_app';
/** The schemas of the application's tables and of its job queue's. */
const SCHEMAS = ['public', 'pgboss'];

const ITERATIONS = 4_096;
const KEY_BYTES = 32;

/** Sets a role's password. The server gets only a verifier, so that it neither logs nor stores the password. */
export async function setPassword(client: Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${role} password '${scramVerifier(password)}'`);
}

/** Creates the application's role or corrects it. Writes nothing if it is right already. */
export async function ensureApplicationRole(client: Client, password: string): Promise<void> {
  const stored = await client.query<{ verifier: string | null }>(
    'select rolpassword as verifier from pg_authid where rolname = $1 and rolcanlogin and not rolsuper',
    [APPLICATION],
  );
  const verifier = stored.rows[0]?.verifier ?? null;
  if (verifier !== null && verifier === scramVerifier(password, saltOf(verifier))) return;
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION]);
  if (rowCount === 0) await client.query(`create role ${APPLICATION}`);
  await client.query(`alter role ${APPLICATION} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
  await setPassword(client, APPLICATION, password);
}

/** Tables and sequences on which the application lacks rights. */
const CLOSED = `
select from pg_class where relnamespace in (${SCHEMAS.map((name) => `'${name}'::regnamespace`).join(', ')}) and case
  when relkind in ('r', 'p') then not (has_table_privilege($1, oid, 'select') and has_table_privilege($1, oid, 'insert')
    and has_table_privilege($1, oid, 'update') and has_table_privilege($1, oid, 'delete'))
  when relkind = 'S' then not has_sequence_privilege($1, oid, 'usage')
  else false end
limit 1`;

/** Lets the application read and write the rows of all existing tables. Call it after migrations, as the owner. */
export async function admitApplication(client: Client): Promise<void> {
  if ((await client.query(CLOSED, [APPLICATION])).rowCount === 0) return;
  const schemas = SCHEMAS.join(', ');
  await client.query(`
    grant usage on schema ${schemas} to ${APPLICATION};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${APPLICATION};
    grant usage, select on all sequences in schema ${schemas} to ${APPLICATION}`);
}

/** What PostgreSQL stores for a password (RFC 5803); no one can sign in with it. @param password in ASCII */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

function saltOf(verifier: string): Buffer {
  return Buffer.from(/^SCRAM-SHA-256\$\d+:([^$]+)\$/.exec(verifier)?.[1] ?? '', 'base64');
}
