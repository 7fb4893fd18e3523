// F17: pg_dump while people write, and a server on the restored copy. What was acknowledged before the dump began is in the copy.
import { Postgres } from '../support/postgres.mjs';
import { migrate, pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

/** Tokens are valid for one address. */
const PUBLIC_URL = 'http://faults.localhost';

async function run() {
  const postgres = await Postgres.create();
  const servers = [];
  const begin = async (database) => {
    const server = await Server.create({ env: { DATABASE_URL: postgres.url(database), PUBLIC_URL } });
    servers.push(server);
    await server.start();
    return server;
  };
  try {
    await migrate(postgres.url());
    const writers = await Writers.enroll(await begin('mallard'), 8);
    const stop = writers.begin();
    await pause(5_000);
    const acknowledged = new Map(writers.acknowledged);
    const file = postgres.file('mallard.dump');
    await postgres.dump(file);
    const during = writers.acknowledged.size - acknowledged.size;
    await pause(1_000);
    await stop();

    await postgres.createDatabase('restored');
    await postgres.restore(file, 'restored');
    await migrate(postgres.url('restored'), { options: ['--check'] });
    const copy = { connectionString: postgres.url('restored') };
    const ofCopy = await writers.judge({ database: copy, acknowledged });
    const ofOriginal = await writers.judge();
    const restored = await begin('restored');
    const { headers } = writers.people[0];
    const published = await restored.call('POST', '/api/posts', { content: 'restored #crash @writer0' }, headers);
    const again = await writers.judge({ database: copy, acknowledged });
    return {
      ok: ofCopy.ok && ofOriginal.ok && again.ok && during > 0 && published.status === 200,
      lines: [
        `${during} quacks were acknowledged while pg_dump ran`,
        `the copy: ${verdictLine(ofCopy)}; acknowledged counts what was before the dump`,
        `the original: ${verdictLine(ofOriginal)}`,
        `a server on the copy: migrate --check finds nothing to do, and a quack with a token of the original was ${published.status}`,
      ],
    };
  } finally {
    for (const server of servers) await server.remove();
    await postgres.remove();
  }
}

export default { name: 'backup-while-writing', title: 'backup and restore while people write', run };
