// npm run migrate: brings the database of DATABASE_URL to the newest shape; with --check it only tells what is pending.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
await import('../server/dist/src/migrate.js');
