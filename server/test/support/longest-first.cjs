// The order of test files on a machine that runs them for the first time: those that take longest lead, so that no run
// ends with one of them alone.
const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST = [
  'process/lifecycle',
  // It measures the heap, and collecting garbage is quick in a worker that has run little.
  'api/worst-uploads',
  'api/people-limits',
  'mastodon/equality',
  'mastodon/rights',
  'plans/lists',
  'model/model',
];

const rank = ({ path }) => {
  const index = LONGEST.findIndex((name) => path.endsWith(`${name}.test.ts`));
  return index === -1 ? LONGEST.length : index;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
