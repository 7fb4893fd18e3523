// Runs in its own process, so that generating load and serving it don't share a processor: gets jobs from its parent and returns
// autocannon's results.
import autocannon from 'autocannon';
import { rows } from '../rows.mjs';

/** @param {{ row: string, side: 'server' | 'baseline', url: string, world: object, amount: number }} job */
async function perform({ row: name, side, url, world, amount }) {
  const row = rows.find((candidate) => candidate.name === name);
  const result = await autocannon({
    url,
    amount,
    connections: row.connections ?? 10,
    requests: row[side](world),
    timeout: 30,
    // The end of a run is only noticed with the next sample.
    sampleInt: 20,
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  return {
    requestsPerSecond: amount / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed,
  };
}

// The process that started this has ended.
process.on('disconnect', () => process.exit());
process.on('message', (job) => {
  perform(job).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.stack ?? String(error) }),
  );
});
