// Clients that read at a steady rate, each on its own connection, which it reuses as long as it stays open.
import { Agent, request } from 'node:http';
import { pause } from './server.mjs';

/** Sends one request. @returns status and headers. @throws Error with the code of the connection's failure */
export function get(address, path, agent) {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      answer.resume();
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Starts reading.
 * @param options.clients how many at once
 * @param options.perSecond requests of all of them together
 * @param options.paths requested one after the other
 * @param options.onAnswer called with status, headers and the time of asking (`performance.now()`)
 * @param options.onFailure called with the error if a connection broke or was refused
 * @returns stop: resolves when nothing is in flight
 */
export function beginReading(address, { clients, perSecond, paths, onAnswer, onFailure }) {
  let over = false;
  const everyMs = (1_000 * clients) / perSecond;
  const read = async (client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // Spread over the interval, so that they don't all send at the same time.
    let due = performance.now() + (everyMs * client) / clients;
    for (let index = client; !over; index += 1) {
      await pause(Math.max(0, due - performance.now()));
      due = Math.max(due + everyMs, performance.now());
      const askedAt = performance.now();
      try {
        onAnswer({ ...(await get(address, paths[index % paths.length], agent)), askedAt });
      } catch (error) {
        onFailure(error);
      }
    }
    agent.destroy();
  };
  const reading = Array.from({ length: clients }, (_, client) => read(client));
  return async () => {
    over = true;
    await Promise.all(reading);
  };
}
