// npm run test:quick: what a change breaks most often, in two minutes: types, import rules, unit tests, component tests, and a file
// of every area of the server.
import { checkRuntime } from './runtime.mjs';
import { jestSuite } from './suites/jest.mjs';
import { report } from './suites/report.mjs';
import { runTasks } from './suites/turbo.mjs';

/** A short file for each area, from left to right. */
const AREAS = [
  'api/request-bodies', // kernel
  'api/sessions', // identity
  'api/relationships', // people
  'api/media-in-posts', // media
  'api/posts', // posts
  'api/whispers', // whispers
  'api/notification-policy', // notifications
  'mastodon/reports', // moderation
  'mastodon/status-acts', // mastodon
  'api/exports', // portability
  'api/help-order', // help
  'api/products', // products
  'api/newsletters', // email-subscription
  'api/maintenance', // operations
  'api/demo-community', // demo
].map((name) => `test/${name}.test.ts`);

checkRuntime();
report([
  ...(await runTasks(['typecheck', '//#lint:imports', '@mallard/rules#test', '@mallard/web#test'])),
  await jestSuite('server', ['test/unit', ...AREAS]),
]);
