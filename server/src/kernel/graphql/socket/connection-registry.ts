import type { SocketLimits } from './socket-limits.js';

/** Counts open sockets in total, by address and by user, and the subscriptions on them; those of visitors by address. */
export class ConnectionRegistry {
  private readonly byAddress = new Map<string, number>();
  private readonly byUser = new Map<string, number>();
  private readonly visitorSubscriptions = new Map<string, number>();
  private total = 0;
  private subscribed = 0;

  constructor(
    private readonly limits: Pick<
      SocketLimits,
      'sockets' | 'socketsPerAddress' | 'socketsPerUser' | 'visitorSubscriptionsPerAddress'
    >,
  ) {}

  /** @returns a function that removes the socket, or why it is refused */
  register(address: string): (() => void) | 'full' | 'address' {
    if (this.total >= this.limits.sockets) return 'full';
    if ((this.byAddress.get(address) ?? 0) >= this.limits.socketsPerAddress) return 'address';
    this.total += 1;
    const release = count(this.byAddress, address);
    return once(() => {
      this.total -= 1;
      release();
    });
  }

  /** @returns a function that removes the socket; null if the user has too many */
  registerUser(userId: string): (() => void) | null {
    if ((this.byUser.get(userId) ?? 0) >= this.limits.socketsPerUser) return null;
    return once(count(this.byUser, userId));
  }

  /**
   * @param visitorAddress of the visitor who subscribes; null for a user, whose sockets are limited instead
   * @returns a function that removes the subscription; null where visitors of the address have too many
   */
  registerSubscription(visitorAddress: string | null): (() => void) | null {
    let release = (): void => {};
    if (visitorAddress !== null) {
      const open = this.visitorSubscriptions.get(visitorAddress) ?? 0;
      if (open >= this.limits.visitorSubscriptionsPerAddress) return null;
      release = count(this.visitorSubscriptions, visitorAddress);
    }
    this.subscribed += 1;
    return once(() => {
      this.subscribed -= 1;
      release();
    });
  }

  get size(): number {
    return this.total;
  }

  get subscriptions(): number {
    return this.subscribed;
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
