// Jest's environment for Node, which fails a test file that leaves sockets, servers, processes or timers open. Jest itself
// only prints a warning, at the end of a run and without a name, and kills the worker.
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** How long resources may take to close after a file's last test. */
const CLOSE_TIMEOUT_MS = 15_000;
const STEP_MS = 50;
/** Steps from one collection of garbage to the next. */
const STEPS_BETWEEN = 40;
/** Node reuses these for the next read of a file and lists them as open, although nothing waits for them. */
const REUSED = 'FileHandleReadWrap';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** The number of resources that keep this process running, by kind. */
function openResources() {
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo())
    if (kind !== REUSED) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

export default class LeakCheckingEnvironment extends TestEnvironment {
  #file;
  #before;
  #hasFailed = false;

  constructor(config, context) {
    super(config, context);
    this.#file = context.testPath;
  }

  async setup() {
    await super.setup();
    // Node opens these at their first use and then lists them. They belong to the process, not to the test.
    void [process.stdin, process.stdout, process.stderr];
    this.#before = openResources();
  }

  /** Called by Jest. */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#hasFailed = true;
  }

  async teardown() {
    const end = Date.now() + CLOSE_TIMEOUT_MS;
    let left = this.#left();
    for (let step = 0; left.length > 0 && Date.now() < end; step += 1) {
      // A response whose body a test didn't read holds its socket until it is collected.
      if (step % STEPS_BETWEEN === STEPS_BETWEEN - 1) collectGarbage();
      await delay(STEP_MS, undefined, { ref: false });
      left = this.#left();
    }
    await super.teardown();
    // An error from here replaces the file's results. Whatever failed before is the reason then, and must be seen.
    if (left.length > 0 && !this.#hasFailed) throw new Error(`${this.#file} left open: ${left.join(', ')}`);
  }

  #left() {
    const now = openResources();
    return [...now].flatMap(([kind, count]) => {
      const more = count - (this.#before.get(kind) ?? 0);
      return more > 0 ? `${more} ${kind}` : [];
    });
  }
}
