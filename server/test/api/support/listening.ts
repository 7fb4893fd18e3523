import type { ExecutionResult } from 'graphql-ws';
import type { Client } from './client.js';

/** What one subscription has received. Two changes that follow each other closely may arrive in either order. */
export class Listening<Arrival> {
  readonly arrivals: Arrival[] = [];
  readonly errors: unknown[] = [];
  readonly ended: Promise<void>;
  private readonly socket;

  /** @param query a subscription to one field, whose name does not matter */
  constructor(client: Client, query: string, variables: Record<string, unknown>) {
    this.socket = client.socket();
    this.ended = new Promise((resolve) => {
      this.socket.subscribe<Record<string, Arrival>>(
        { query, variables },
        {
          next: ({ data, errors }: ExecutionResult<Record<string, Arrival>>) => {
            if (data) this.arrivals.push(...Object.values(data));
            if (errors) this.errors.push(...errors);
          },
          error: (error) => {
            this.errors.push(...(Array.isArray(error) ? error : [error]));
            resolve();
          },
          complete: resolve,
        },
      );
    });
  }

  async stop(): Promise<void> {
    await this.socket.dispose();
  }
}

/** Polls until it holds, for as long as a busy machine may take. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
