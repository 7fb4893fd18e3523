// A worker thread that requests /health every 50 ms on its own connection, and reports how long each response took.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const answers = [];

function ask() {
  const begin = performance.now();
  const told = (status) => {
    answers.push({ status, ms: performance.now() - begin });
    setTimeout(ask, EVERY_MS);
  };
  get(`${workerData.address}/health`, { agent }, (response) => {
    response.resume().on('end', () => told(response.statusCode));
  }).on('error', () => told(0));
}

ask();
parentPort.on('message', () => {
  parentPort.postMessage(answers);
  process.exit();
});
