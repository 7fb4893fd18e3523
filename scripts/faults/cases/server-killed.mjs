// F1: the server alone is killed (kill -9) again and again while people write and listen. Its embedded database outlives it, and the
// next start takes it over. `npm run crash` kills both.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pause, Server } from '../support/server.mjs';
import { verdictLine, Writers } from '../support/writers.mjs';

const { createClient } = createRequire(resolve(import.meta.dirname, '../../../server/package.json'))('graphql-ws');
const { WebSocket } = createRequire(resolve(import.meta.dirname, '../../../server/package.json'))('ws');

const KILLS = Number(process.env.FAULT_KILLS ?? 10);
const LISTENERS = 10;
/** The maximum time from the start's end to the first live update of every listener. */
const LIVE_MS = 5_000;
const SUBSCRIPTION = 'subscription { postAdded(feed: EVERYONE) { id } }';

async function run() {
  const server = await Server.create();
  const listeners = [];
  try {
    await server.start();
    const writers = await Writers.enroll(server, 8);
    for (let n = 0; n < LISTENERS; n += 1) listeners.push(listen(server));
    const [ready, live] = [[], []];
    let verdict;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const stop = writers.begin({ pauseMs: 20 });
      await pause(500 + Math.random() * 1_000);
      server.signal('SIGKILL');
      await server.ended();
      ready.push(Math.round(await server.start()));
      const begin = performance.now();
      for (const listener of listeners) listener.heard = false;
      while (!listeners.every(({ heard }) => heard) && performance.now() - begin < 2 * LIVE_MS) await pause(20);
      live.push(Math.round(performance.now() - begin));
      await stop();
      verdict = await writers.judge();
      if (!verdict.ok) break;
    }
    return {
      ok: verdict.ok && Math.max(...live) <= LIVE_MS,
      lines: [
        `${ready.length} kills: ready again after ${Math.max(...ready)} ms at most, all ${LISTENERS} listeners live ` +
          `${Math.max(...live)} ms after that at most (${LIVE_MS} or less)`,
        verdictLine(verdict),
      ],
    };
  } finally {
    for (const { client } of listeners) await client.dispose();
    await server.remove();
  }
}

function listen(server) {
  const client = createClient({
    url: `${server.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => pause(200),
  });
  const listener = { client, heard: false };
  const ignore = () => undefined;
  client.subscribe({ query: SUBSCRIPTION }, { next: () => (listener.heard = true), error: ignore, complete: ignore });
  return listener;
}

export default { name: 'server-killed', title: 'kill -9 of the server alone, again and again', run };
