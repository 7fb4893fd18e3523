import { config as loadDotEnv } from 'dotenv';
import { migrations } from '../migrations/index.js';
import { StartupError } from './kernel/config/startup-error.js';
import { loadSettings } from './kernel/config/settings.js';
import { ConnectionSettings } from './kernel/database/connection-settings.js';
import { installJobs } from './kernel/jobs/boss.js';
import { migrate, pendingMigrations } from './kernel/database/migrations.js';

/** npm run migrate. With --check, nothing is changed, and the exit code is 1 if migrations are pending. */
async function main(): Promise<number> {
  loadDotEnv({ quiet: true });
  const settings = loadSettings({ JWT_SECRET: 'not needed for migrations, so any text does', ...process.env });
  if (settings.DATABASE_URL === undefined) {
    throw new StartupError('DATABASE_URL is not set.', 'The embedded database is migrated by npm start.');
  }
  const { direct } = ConnectionSettings.fromUrls(settings.DATABASE_URL, undefined, settings.DATABASE_DIRECT_URL);
  const check = process.argv.includes('--check');
  const pending = await pendingMigrations(direct, migrations);
  // The job queue's own tables, because the replicas' role may not be allowed to create tables.
  if (!check) await installJobs(direct);
  const names = check ? pending : await migrate(direct, migrations);
  for (const name of names) process.stdout.write(`${check ? 'pending' : 'migrated'} ${name}\n`);
  if (names.length === 0) process.stdout.write('The database is up to date.\n');
  return check && names.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
