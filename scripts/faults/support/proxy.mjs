// A TCP proxy before the database that delays, cuts, and leads to another database.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Proxy {
  /** Milliseconds that each packet waits, in each direction. */
  delayMs = 0;
  /** The port it listens on. */
  port;
  #to;
  #server;
  #pairs = new Set();
  #cut = { side: null, left: 0 };

  static async to(port) {
    const proxy = new Proxy();
    proxy.#to = port;
    proxy.#server = createServer((client) => proxy.#join(client)).listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    proxy.port = proxy.#server.address().port;
    return proxy;
  }

  /**
   * Cuts the connection (RST) instead of passing on the next packet.
   * @param side `request`: it doesn't reach the database. `answer`: the database has done its work, and no one hears of it.
   */
  cutNext(side) {
    this.#cut = { side, left: 1 };
  }

  /** True once the cut has happened. */
  get hasCut() {
    return this.#cut.left === 0;
  }

  /** Leads to another port from now on, and cuts what is connected, as an address does that moves to another machine. */
  moveTo(port) {
    this.#to = port;
    this.#cutAll();
  }

  close() {
    this.#cutAll();
    this.#server.close();
  }

  #cutAll() {
    for (const ends of this.#pairs) for (const end of ends) end.destroy();
  }

  #join(client) {
    const database = connect(this.#to, '127.0.0.1');
    const ends = [client, database];
    this.#pairs.add(ends);
    for (const [from, to, side] of [
      [client, database, 'request'],
      [database, client, 'answer'],
    ]) {
      from.on('data', (bytes) => {
        if (this.#cut.left > 0 && this.#cut.side === side) {
          this.#cut.left -= 1;
          client.resetAndDestroy();
          database.destroy();
        } else if (this.delayMs > 0) setTimeout(() => to.writable && to.write(bytes), this.delayMs);
        else if (to.writable) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.#pairs.delete(ends);
      });
    }
  }
}
