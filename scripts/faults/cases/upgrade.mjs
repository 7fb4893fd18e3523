// P24: two servers of an earlier version are upgraded one after the other while people write and read, as docs/operations.md says:
// a backup, the migrations while both still serve, then a restart each. UPGRADE_FROM is the folder of that version, which is built and
// has the migration 20261128100200_app_pushes or the first tables.
import { Balancer } from '../support/balancer.mjs';
import { Postgres } from '../support/postgres.mjs';
import { beginReading } from '../support/readers.mjs';
import { migrate, pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const PHASE_MS = 5_000;
const folder = process.env.UPGRADE_FROM;

async function run() {
  if (!folder) return { ok: null, lines: ['needs UPGRADE_FROM, the folder of an earlier version that is built'] };
  const postgres = await Postgres.create();
  const env = { DATABASE_URL: postgres.url(), PUBLIC_URL: 'http://upgrade.localhost', LOG_LEVEL: 'warn' };
  const servers = [];
  try {
    migrate(postgres.url(), { folder });
    for (let n = 0; n < 2; n += 1) servers.push(await Server.create({ env, folder }));
    for (const server of servers) await server.start();
    const writers = await Writers.enroll(new Balancer(servers, { connectionString: postgres.url() }), 6);
    const lines = [];
    let answers = {};
    let failed = 0;
    const note = ({ status }) => {
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 200) failed += 1;
    };
    const phase = async (what) => {
      await pause(PHASE_MS);
      lines.push(`${what}: ${JSON.stringify(answers)}`);
      answers = {};
    };
    const stopWriting = writers.begin({ onAnswer: note, pauseMs: 30 });
    await phase('the earlier version');
    await postgres.dump(postgres.file('before.dump'));
    migrate(postgres.url());
    await phase('the earlier version on the migrated database');
    const codes = [];
    for (const index of servers.keys()) {
      const former = servers[index];
      codes.push(await former.stop());
      servers[index] = await Server.create({ env });
      await servers[index].start();
      await former.remove();
      await phase(`server ${index + 1} has this version`);
    }
    const readers = { clients: 4, perSecond: 20, paths: ['/api/posts', '/stream'], onAnswer: note };
    const stopReading = beginReading(servers[0].address, { ...readers, onFailure: () => note({ status: 'broken' }) });
    await phase('this version');
    await Promise.all([stopWriting(), stopReading()]);
    const verdict = await writers.judge();
    const isOrderly = codes.every((code) => code === 0);
    return {
      ok: verdict.ok && failed === 0 && isOrderly,
      lines: [...lines, `exit codes ${codes.join(', ')}`, verdictLine(verdict)],
    };
  } finally {
    for (const server of servers) await server.remove();
    await postgres.remove();
  }
}

export default { name: 'upgrade', title: 'an earlier version is upgraded while people write', run };
