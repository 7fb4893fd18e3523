import { describe, expect, it } from '@jest/globals';

interface Attempt {
  code: number;
  errors: number;
  skipped: number;
  tests: { file: string; name: string; hasPassed: boolean; seconds: number }[];
}
type Verdict = { passed: number; failed: number; unstable: string[]; failures: { name: string }[] };

const script = new URL('../../../scripts/suites/unstable.mjs', import.meta.url).href;
const { judge } = (await import(script)) as {
  judge: (first: Attempt, tryAgain: () => Promise<Attempt>) => Promise<Verdict>;
};

const attempt = (outcomes: Record<string, boolean>, errors = 0): Attempt => ({
  code: errors > 0 || Object.values(outcomes).includes(false) ? 1 : 0,
  errors,
  skipped: 0,
  tests: Object.entries(outcomes).map(([name, hasPassed]) => ({ file: 'a.spec.ts', name, hasPassed, seconds: 1 })),
});

/** @returns the verdict, and whether anything was tried again */
async function judged(first: Attempt, second = attempt({})): Promise<Verdict & { again: boolean }> {
  let again = false;
  const verdict = await judge(first, async () => {
    again = true;
    return second;
  });
  return { ...verdict, again };
}

describe('the verdict about browser tests', () => {
  it('tries nothing again where all passed', async () => {
    const verdict = await judged(attempt({ one: true, two: true }));

    expect(verdict).toMatchObject({ passed: 2, failed: 0, unstable: [], again: false });
  });

  it('passes a test that fails once and passes alone, and names it as unstable', async () => {
    const verdict = await judged(attempt({ one: true, two: false }), attempt({ two: true }));

    expect(verdict).toMatchObject({ passed: 2, failed: 0, unstable: ['two'] });
  });

  it('fails a test that fails twice, also beside one that passes then', async () => {
    const verdict = await judged(attempt({ one: false, two: false }), attempt({ one: false, two: true }));

    expect(verdict).toMatchObject({ passed: 1, failed: 1, unstable: ['two'] });
    expect(verdict.failures.map(({ name }) => name)).toEqual(['one']);
  });

  it('fails a test that the second attempt never came to', async () => {
    const verdict = await judged(attempt({ one: false }), attempt({}));

    expect(verdict).toMatchObject({ passed: 0, failed: 1, unstable: [] });
  });

  it('fails at once for an error outside of the tests, such as one that the server logged', async () => {
    const verdict = await judged(attempt({ one: false }, 1), attempt({ one: true }));

    expect(verdict).toMatchObject({ failed: 2, again: false });
  });

  it('fails for an error outside of the tests in the second attempt', async () => {
    const verdict = await judged(attempt({ one: false }), attempt({ one: true }, 1));

    expect(verdict).toMatchObject({ passed: 1, failed: 1, unstable: ['one'] });
  });

  it('fails where the runner fails without a failed test', async () => {
    const verdict = await judged({ ...attempt({ one: true }), code: 1 });

    expect(verdict).toMatchObject({ failed: 1, again: false });
  });

  it('tries nothing again where so much fails that it is no chance', async () => {
    const names = Array.from({ length: 11 }, (_, n) => `test ${n}`);
    const verdict = await judged(attempt(Object.fromEntries(names.map((name) => [name, false]))));

    expect(verdict).toMatchObject({ failed: 11, again: false });
  });
});
