// npm start: builds what is not built, then runs the server in this process, so that signals reach it.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
await import('../server/dist/src/main.js');
