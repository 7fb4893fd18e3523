// npm start: builds what is not up to date, then runs the server in this process, so that it receives signals.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
await import('../server/dist/src/main.js');
