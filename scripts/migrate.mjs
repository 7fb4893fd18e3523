// npm run migrate: runs pending migrations on DATABASE_URL; with --check, it only lists them.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
await import('../server/dist/src/migrate.js');
