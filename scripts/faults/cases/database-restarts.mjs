// F3: PostgreSQL restarts (fast, as an update of its package does) while people write and read.
import { Postgres } from '../support/postgres.mjs';
import { beginReading } from '../support/readers.mjs';
import { migrate, pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const RESTARTS = 3;
/** The maximum time from the end of a restart to the first acknowledged quack. */
const RECOVERY_MS = 3_000;

async function run() {
  const postgres = await Postgres.create();
  let server;
  try {
    await migrate(postgres.url());
    server = await Server.create({ env: { DATABASE_URL: postgres.url() } });
    await server.start();
    const { pid } = server;
    const writers = await Writers.enroll(server, 8);
    const seen = { answers: {}, wrong: 0, broken: 0 };
    const note = ({ status, headers }) => {
      seen.answers[status] = (seen.answers[status] ?? 0) + 1;
      const after = headers.get?.('retry-after') ?? headers['retry-after'];
      if (status !== 200 && !(status === 503 && after)) seen.wrong += 1;
    };
    const readers = { clients: 10, perSecond: 50, paths: ['/api/posts', '/api/posts?pageNumber=2'] };
    const stopReading = beginReading(server.address, {
      ...readers,
      onAnswer: note,
      onFailure: () => (seen.broken += 1),
    });
    const stopWriting = writers.begin({ onAnswer: note });
    const recoveries = [];
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      await pause(2_000);
      await postgres.stop('fast');
      await postgres.start();
      const [begin, before] = [performance.now(), writers.acknowledged.size];
      while (writers.acknowledged.size === before) await pause(10);
      recoveries.push(Math.round(performance.now() - begin));
    }
    await pause(2_000);
    await Promise.all([stopWriting(), stopReading()]);
    const verdict = await writers.judge();
    const slowest = Math.max(...recoveries);
    return {
      ok:
        verdict.ok && seen.wrong + seen.broken === 0 && slowest <= RECOVERY_MS && server.pid === pid && server.running,
      lines: [
        `${RESTARTS} restarts; answers ${JSON.stringify(seen.answers)}, ${seen.wrong} of them neither 200 nor 503 with Retry-After, ` +
          `${seen.broken} connections broken`,
        `writes were acknowledged again ${recoveries.join(', ')} ms after PostgreSQL was back (${RECOVERY_MS} or less), by the same process`,
        verdictLine(verdict),
      ],
    };
  } finally {
    await server?.remove();
    await postgres.remove();
  }
}

export default { name: 'database-restarts', title: 'PostgreSQL restarts three times under load', run };
