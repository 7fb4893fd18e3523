// F4: the connection to the database is lost in the middle of a write, before the database has heard of it or after it has
// committed. The server answers 503, and the client's retry with the same key finds the quack that was stored, or stores it.
import { DatabaseProxy } from '../../../server/test/support/database-proxy.ts';
import { Postgres } from '../support/postgres.mjs';
import { migrate, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const CUTS = 40;

async function run() {
  const postgres = await Postgres.create();
  const proxy = await DatabaseProxy.to({ host: '127.0.0.1', port: postgres.port });
  let server;
  try {
    await migrate(postgres.url());
    server = await Server.create({
      env: { DATABASE_URL: postgres.url('mallard', proxy.port) },
      judged: postgres.url(),
    });
    await server.start();
    const writers = await Writers.enroll(server, 1);
    const { headers } = writers.people[0];
    const found = { before: 0, after: 0 };
    const statuses = {};
    let wrong = 0;
    for (let cut = 1; cut <= CUTS; cut += 1) {
      const when = cut % 2 === 0 ? 'before' : 'after';
      const content = `cut ${cut} #crash @writer0`;
      const publish = () =>
        server.call('POST', '/api/posts', { content }, { ...headers, 'idempotency-key': `cut-${cut}` });
      proxy.cut(when);
      const answer = await publish();
      const retried = answer.status === 200 ? answer : await publish();
      // A packet of background work may have been the next one.
      if (answer.status === 503) found[when] += 1;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (retried.status === 200) writers.acknowledged.set(retried.body.data.id, content);
      if (retried.status !== 200 || (answer.status !== 200 && !answer.headers.has('retry-after'))) wrong += 1;
    }
    const verdict = await writers.judge();
    return {
      ok: verdict.ok && wrong === 0 && found.before > 0 && found.after > 0 && verdict.stored === CUTS,
      lines: [
        `${CUTS} connections cut; first answers ${JSON.stringify(statuses)}; ${found.before} times the database had not heard of the ` +
          `write, ${found.after} times no one heard of its answer; ${wrong} wrong answers`,
        `after the retry with the same key: ${verdictLine(verdict)}`,
      ],
    };
  } finally {
    await server?.remove();
    proxy.close();
    await postgres.remove();
  }
}

export default { name: 'connection-lost', title: 'the connection to the database is cut in the middle of writes', run };
