// A load balancer before several servers.

/** Sends each request to the next server, and to the other one if a connection is refused, as a load balancer does. */
export class Balancer {
  #next = 0;

  constructor(servers, database) {
    this.servers = servers;
    this.database = database;
  }

  async call(...request) {
    this.#next += 1;
    const [first, second] = [this.#next, this.#next + 1].map((n) => this.servers[n % this.servers.length]);
    try {
      return await first.call(...request);
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED') throw error;
      return second.call(...request);
    }
  }
}
