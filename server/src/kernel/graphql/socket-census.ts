import type { SocketLimits } from './socket-limits.js';

/** Counts the open sockets: in all, by address, by person; and the subscriptions on them. */
export class SocketCensus {
  private readonly byAddress = new Map<string, number>();
  private readonly byUser = new Map<string, number>();
  private total = 0;
  private streaming = 0;

  constructor(private readonly limits: Pick<SocketLimits, 'sockets' | 'socketsPerAddress' | 'socketsPerUser'>) {}

  /** @returns a function that takes the socket out again, or why there is no place */
  enter(address: string): (() => void) | 'full' | 'address' {
    if (this.total >= this.limits.sockets) return 'full';
    if ((this.byAddress.get(address) ?? 0) >= this.limits.socketsPerAddress) return 'address';
    this.total += 1;
    const leaveAddress = count(this.byAddress, address);
    return once(() => {
      this.total -= 1;
      leaveAddress();
    });
  }

  /** @returns a function that takes the socket out again; null where the person has no place left */
  enterAs(userId: string): (() => void) | null {
    if ((this.byUser.get(userId) ?? 0) >= this.limits.socketsPerUser) return null;
    return once(count(this.byUser, userId));
  }

  /** @returns a function that takes the subscription out again */
  enterStream(): () => void {
    this.streaming += 1;
    return once(() => (this.streaming -= 1));
  }

  get size(): number {
    return this.total;
  }

  get streams(): number {
    return this.streaming;
  }
}

function count(counts: Map<string, number>, key: string): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
