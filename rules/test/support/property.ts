// Tests that try many inputs: fast-check, with the same ones in each run, so that a change alone can make it fail.
// TEST_SEED gives others; the nightly run takes a new one each time.
import fc from 'fast-check';

export const SEED = Number(process.env.TEST_SEED || 1);
fc.configureGlobal({ seed: SEED });

export { fc };
