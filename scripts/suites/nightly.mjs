// The inputs of a nightly run, unless they are set.

const DAY_MS = 86_400_000;

/** A seed for each day, or the one that is set: to repeat a failed night, set TEST_SEED. */
export function nightlySettings(env = process.env, now = Date.now()) {
  const settings = {
    TEST_SEED: env.TEST_SEED ?? String(Math.floor(now / DAY_MS)),
    MODEL_OPERATIONS: env.MODEL_OPERATIONS ?? '20000',
    FUZZ_RUNS: env.FUZZ_RUNS ?? '5000',
    E2E_EVERYTHING: '1',
  };
  process.stdout.write(`A nightly run with TEST_SEED=${settings.TEST_SEED}.\n`);
  return settings;
}
