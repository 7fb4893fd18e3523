import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Traffic } from '#kernel/http/traffic.js';

/** Waiting for it blocks the thread. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Stands for a server that is given another connection in each turn of the event loop, and is busy with each for a while. */
class BusyServer extends EventEmitter {
  turns = 0;
  private open = true;

  begin(): void {
    setImmediate(() => {
      if (!this.open) return;
      Atomics.wait(nothing, 0, 0, 2);
      this.turns += 1;
      this.emit('connection', new Socket());
      this.begin();
    });
  }

  close(done?: () => void): void {
    this.open = false;
    done?.();
  }

  closeAllConnections(): void {}
}

let server: BusyServer;
afterEach(() => server.close());

it('a server to which more connections come than it can take stops listening all the same', async () => {
  server = new BusyServer();
  const traffic = new Traffic(server as unknown as Server);
  server.begin();

  await traffic.end(200);

  // A thousand turns would take two seconds.
  expect(server.turns).toBeLessThan(500);
});
