import { restoreDataset } from '../dataset/restore.mjs';
import { hidePeople } from '../hidden-people.mjs';
import { checkMixedPosts } from '../mixed-facts.mjs';
import { ratiosOf } from '../record.mjs';
import { checkSameFacts } from '../same-facts.mjs';
import { openWorld } from '../world.mjs';
import { measureLive } from './live.mjs';
import { LoadProcess } from './load-process.mjs';
import { cpuOf, cpuOfFamily, memoryOf } from './processes.mjs';
import { BaselineProcess, MallardProcess } from './servers.mjs';
import { StatementCounter } from './statements.mjs';

const SERVER_CPU = 0;
const LOAD_CPU = 1;
/** The two sides alternate, so that other load on the machine affects both. */
const ROUNDS = 4;
const WARM_UP_PART = 0.5;
const WARM_UP_LEAST = 1_000;
const STARTS = 3;

/** A server, a baseline and a load generator on one dataset. PostgreSQL is not bound to a processor. */
export class Measurement {
  constructor(dataset, Client) {
    this.dataset = dataset;
    this.Client = Client;
  }

  async begin() {
    this.load = new LoadProcess(LOAD_CPU);
    this.server = await MallardProcess.start(this.dataset.folder);
    this.firstMemoryMb = this.memory();
    this.pinned = this.server.pin(SERVER_CPU) && this.load.pinned;
    this.client = new this.Client(this.server.connection);
    await this.client.connect();
    await restoreDataset(this.client, this.dataset.builtAt);
    this.baseline = await BaselineProcess.start(this.server.connection);
    this.baseline.pin(SERVER_CPU);
    this.statements = new StatementCounter(this.client);
  }

  /** Whether mixed posts are shown with what they have. */
  async checkPosts() {
    const { people } = await openWorld(this.server.url, this.client);
    return checkMixedPosts(this.server.url, people.reader.token);
  }

  /** Measures both sides of one row. */
  async row(row, amount) {
    await hidePeople(this.client, row.hides ?? 0);
    const world = await openWorld(this.server.url, this.client, row);
    const bytes = await checkSameFacts(row, world, { ...this, hasMixedPosts: this.dataset.posts === 'mixed' });
    const warmUp = Math.max(WARM_UP_LEAST, Math.round(amount * WARM_UP_PART));
    for (const side of ['server', 'baseline']) await this.run(row, side, world, warmUp);

    const sums = { server: [], baseline: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of ['server', 'baseline'])
        sums[side].push(await this.run(row, side, world, Math.ceil(amount / ROUNDS)));
    }
    const result = {
      name: row.name,
      title: row.title,
      target: row.target,
      bytes,
      server: together(sums.server),
      baseline: together(sums.baseline),
    };
    return { ...result, ratio: result.server.cpuMs / result.baseline.cpuMs, ratios: ratiosOf(result) };
  }

  /** CPU is what the processes used, so time spent waiting for a processor does not count. */
  async run(row, side, world, amount) {
    const { pid, url } = this[side];
    await this.statements.begin();
    const before = { own: cpuOf(pid), postgres: cpuOfFamily(this.server.postgres) };
    const result = await this.load.run({ row: row.name, side, url, world, amount });
    const cpuMs = (cpuOf(pid) - before.own) / amount;
    const postgresMs = (cpuOfFamily(this.server.postgres) - before.postgres) / amount;
    const { calls, heaviest } = await this.statements.end();
    if (result.failed > 0)
      throw new Error(`${row.name}: ${result.failed} of ${amount} requests to the ${side} failed.`);
    return { ...result, amount, cpuMs, postgresMs, statements: calls / amount, heaviest };
  }

  /** A thousand subscribed sockets; `by` as in measureLive. */
  async sockets(by) {
    // Rows before this one may have left a reader who hides thousands.
    await hidePeople(this.client, 0);
    const { people } = await openWorld(this.server.url, this.client);
    const { server, client, statements } = this;
    return measureLive({
      server,
      client,
      statements,
      folder: this.dataset.folder,
      token: people.writer.token,
      loadCpu: LOAD_CPU,
      by,
    });
  }

  /** The server's current memory in megabytes. */
  memory() {
    return memoryOf(this.server.pid);
  }

  /** Milliseconds from the start of the process until it reports that it is ready; the median of a few starts. */
  async secondStart() {
    const times = [];
    for (let n = 0; n < STARTS; n += 1) {
      await this.disconnect();
      await this.server.stop();
      this.server = await MallardProcess.start(this.dataset.folder);
      times.push(this.server.startMs);
    }
    return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)];
  }

  async disconnect() {
    this.baseline?.stop();
    this.baseline = undefined;
    await this.client?.end();
    this.client = undefined;
  }

  async end() {
    this.load?.stop();
    await this.disconnect();
    await this.server?.stop();
  }
}

/** Means over the rounds; the latencies are those of the median round. */
function together(runs) {
  const mean = (figure) => runs.reduce((sum, run) => sum + run[figure], 0) / runs.length;
  const middle = (figure) => runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return {
    requestsPerSecond: mean('requestsPerSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpuMs: mean('cpuMs'),
    postgresMs: mean('postgresMs'),
    statements: mean('statements'),
    heaviest: runs.at(-1).heaviest,
  };
}
