// npm run migrate: runs pending migrations on DATABASE_URL; with --check, it only lists them. With --create and words, it writes a
// new migration for what the entities have and the migrations lack.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
const create = process.argv.indexOf('--create');
if (create === -1) await import('../server/dist/src/migrate.js');
else {
  const { createMigration } = await import('../server/scripts/create-migration.mjs');
  await createMigration(process.argv[create + 1]).then(console.log, ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
}
