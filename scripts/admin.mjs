#!/usr/bin/env node
// npm run admin: the command line of operators; in the image, it is called mallard.
import { buildIfNeeded } from './build-if-needed.mjs';
import { checkRuntime } from './runtime.mjs';

checkRuntime();
buildIfNeeded();
await import('../server/dist/src/admin.js');
