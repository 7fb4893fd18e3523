// npm run scaling: two servers, PgBouncer in transaction mode, a primary with a synchronous streaming replica that also serves
// reads; then a rolling restart and a failover under load. Checks that people see their own writes at once on the other server, and
// that nothing acknowledged is lost. Needs the programs of PostgreSQL (PG_BIN) and PgBouncer 1.21 or newer (PGBOUNCER).
//   SCALING_SECONDS=20  the duration of each phase under load
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { DatabaseProxy } from '../../server/test/support/database-proxy.ts';
import { buildIfNeeded } from '../build-if-needed.mjs';
import { Balancer } from '../faults/support/balancer.mjs';
import { Postgres } from '../faults/support/postgres.mjs';
import { cpuSeconds } from '../faults/support/processes.mjs';
import { migrate, pause, Server } from '../faults/support/server.mjs';
import { enroll, verdictLine, Writers } from '../faults/support/writers.mjs';
import { checkRuntime } from '../runtime.mjs';
import { pgbouncer, startPgbouncer } from './pgbouncer.mjs';

const { Client } = createRequire(resolve(import.meta.dirname, '../../server/package.json'))('pg');

const PHASE_MS = 1_000 * Number(process.env.SCALING_SECONDS ?? 20);
const [WRITERS, READERS] = [6, 6];
/** The maximum time without an acknowledged write: in a rolling restart, and from the promotion of the replica. */
const [ROLLING_GAP_MS, FAILOVER_GAP_MS] = [10_000, 15_000];

/** People who read lists and don't write, and visitors. */
function beginReading(balancer, people, seen) {
  let over = false;
  const reading = people.map(async (headers) => {
    while (!over) {
      const { status } = await balancer
        .call('GET', '/api/posts', undefined, headers)
        .catch(() => ({ status: 'broken' }));
      seen[status] = (seen[status] ?? 0) + 1;
      await pause(50);
    }
  });
  return async () => {
    over = true;
    await Promise.all(reading);
  };
}

async function rows(database, statement) {
  const client = new Client(database);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const COMMITS = `select (select xact_commit from pg_stat_database where datname = 'mallard')::int as n`;
const CONNECTIONS = `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'`;
const LAG = `select coalesce(max(extract(epoch from replay_lag) * 1000), 0)::int as n from pg_stat_replication`;

async function run() {
  const found = pgbouncer();
  if (!found.version) return { ok: false, lines: [found.why] };
  const [lines, failures] = [[], []];
  const say = (line) => process.stdout.write(`${line}\n`);
  const expect = (holds, line) => {
    say(`${holds ? 'ok  ' : 'NOT '} ${line}`);
    if (!holds) failures.push(line);
  };
  const ends = [];
  try {
    const primary = await Postgres.create({ max_wal_senders: '5', wal_keep_size: '256MB' });
    ends.push(() => primary.remove());
    await migrate(primary.url());
    const standby = await primary.standby();
    ends.push(() => standby.remove());
    const database = { connectionString: primary.url() };
    await rows(database, `alter system set synchronous_standby_names = '*'`);
    await rows(database, 'select pg_reload_conf()');
    const address = await DatabaseProxy.to({ host: '127.0.0.1', port: primary.port });
    ends.push(() => address.close());
    const pooler = await startPgbouncer(primary, address.port);
    ends.push(() => pooler.stop());

    const env = {
      DATABASE_URL: primary.url('mallard', pooler.port),
      DATABASE_DIRECT_URL: primary.url('mallard', address.port),
      DATABASE_REPLICA_URL: standby.url(),
      PUBLIC_URL: 'http://scaling.localhost',
      LOG_LEVEL: 'warn',
    };
    const servers = [await Server.create({ env }), await Server.create({ env })];
    for (const server of servers) ends.push(() => server.remove());
    for (const server of servers) await server.start();
    const balancer = new Balancer(servers, database);
    const writers = await Writers.enroll(balancer, WRITERS);
    const readers = [];
    for (let n = 0; n < READERS; n += 1) readers.push(await enroll(balancer, `reader${n}`));
    // A person's reads go to the replica ten seconds after their last write.
    await pause(11_000);
    say(
      `two servers, PgBouncer ${found.version} in transaction mode, a primary and a synchronous replica; ` +
        `${WRITERS} people write, ${READERS} read, and 2 visitors`,
    );

    const own = { checked: 0, missing: 0, last: performance.now(), gap: 0 };
    const statuses = {};
    const note = (answer) => {
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status !== 200) return;
      own.gap = Math.max(own.gap, performance.now() - own.last);
      own.last = performance.now();
    };
    const reset = () => {
      for (const seen of [statuses, reads]) for (const status of Object.keys(seen)) delete seen[status];
      Object.assign(own, { last: performance.now(), gap: 0 });
    };
    const reads = {};
    const stopReading = beginReading(balancer, [...readers, {}, {}], reads);
    const stopChecking = checkOwnWrites(servers, writers.people[0], own, writers);
    const stopWriting = writers.begin({ onAnswer: note, pauseMs: 20 });

    const counters = async () => ({
      primary: (await rows(database, COMMITS))[0].n,
      replica: (await rows({ connectionString: standby.url() }, COMMITS))[0].n,
      cpu: cpuSeconds(servers.map(({ pid }) => pid)),
    });
    const before = await counters();
    await pause(PHASE_MS);
    const after = await counters();
    const [onPrimary, onReplica] = [after.primary - before.primary, after.replica - before.replica];
    const lag = (await rows(database, LAG))[0].n;
    const connections = (await rows(database, CONNECTIONS))[0].n;
    const total = Object.values(statuses)
      .concat(Object.values(reads))
      .reduce((sum, n) => sum + n, 0);
    say(
      `steady: writes ${JSON.stringify(statuses)}, reads ${JSON.stringify(reads)}; ${onPrimary} transactions on the primary, ` +
        `${onReplica} on the replica; replay lag ${lag} ms; ${connections} connections to the primary; ` +
        `${(((after.cpu - before.cpu) * 1_000) / total).toFixed(1)} ms of the servers for each request`,
    );
    expect(onReplica > 0, 'reads of people who have not written, and of visitors, go to the replica');
    expect(isAll200(statuses, reads), 'every request was answered with 200');

    reset();
    for (const server of servers) {
      const code = await server.stop();
      await server.start();
      if (code !== 0) failures.push(`a server ended with ${code}`);
    }
    await pause(3_000);
    say(
      `rolling restart: writes ${JSON.stringify(statuses)}, reads ${JSON.stringify(reads)}; longest time without an ` +
        `acknowledged write ${Math.round(own.gap)} ms`,
    );
    expect(own.gap <= ROLLING_GAP_MS && isAll200(statuses, reads), 'every request was answered with 200 meanwhile');

    reset();
    await primary.stop('immediate');
    const downAt = performance.now();
    await standby.promote();
    address.moveTo(standby.port);
    const promotedAfter = Math.round(performance.now() - downAt);
    balancer.database = { connectionString: standby.url() };
    const had = writers.acknowledged.size;
    const limit = performance.now() + 60_000;
    while (writers.acknowledged.size === had && performance.now() < limit) await pause(20);
    const resumed = Math.round(performance.now() - downAt);
    await pause(5_000);
    await Promise.all([stopWriting(), stopReading(), stopChecking()]);
    const verdict = await writers.judge();
    say(
      `failover: the primary was crashed, the replica promoted after ${promotedAfter} ms; writes ${JSON.stringify(statuses)}, ` +
        `reads ${JSON.stringify(reads)}; the first write was acknowledged ${resumed} ms after the crash`,
    );
    expect(
      resumed <= FAILOVER_GAP_MS,
      `writes went on within ${FAILOVER_GAP_MS / 1_000} s, without a restart of a server`,
    );
    expect(
      own.missing === 0 && own.checked > 0,
      `of ${own.checked} quacks, ${own.missing} were missing in their author's list on the other server`,
    );
    expect(verdict.ok, `on the new primary: ${verdictLine(verdict)}`);
    return { ok: failures.length === 0, lines };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

const isAll200 = (...tallies) => tallies.every((tally) => Object.keys(tally).join() === '200');

/** One of the writers publishes on one server and looks for it in their list on the other one at once. */
function checkOwnWrites(servers, person, own, writers) {
  let over = false;
  const checking = (async () => {
    for (let n = 0; !over; n += 1) {
      const [here, there] = n % 2 === 0 ? servers : [...servers].reverse();
      const content = `own ${n} #crash @writer0`;
      const headers = { ...person.headers, 'idempotency-key': `own-${n}` };
      const published = await here.call('POST', '/api/posts', { content }, headers).catch(() => null);
      if (published?.status === 200) {
        const { id } = published.body.data;
        writers.acknowledged.set(id, content);
        const list = await there.call('GET', '/api/posts?pageSize=100', undefined, person.headers).catch(() => null);
        if (list?.status === 200) {
          own.checked += 1;
          if (!list.body.data.some((post) => post.id === id)) own.missing += 1;
        }
      }
      // Long enough between two writes that the list could come from the replica.
      await pause(n % 5 === 4 ? 12_000 : 200);
    }
  })();
  return async () => {
    over = true;
    await checking;
  };
}

checkRuntime();
buildIfNeeded();
const { ok, lines } = await run().catch((error) => ({ ok: false, lines: [String(error.stack ?? error)] }));
for (const line of lines) process.stdout.write(`${line}\n`);
process.stdout.write(ok ? 'passed\n' : 'FAILED\n');
process.exit(ok ? 0 : 1);
