import type { TokenExchange } from '../../src/features/session/sign-in/token-exchange';
import type { TokenPair } from '../../src/features/session/sign-in/token-storage';
import { Session } from '../../src/features/session/sign-in/session';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like the server's, valid for this many seconds. */
export const tokenFor = (sub: string, seconds: number, extra: object = {}): string =>
  `${encode({ alg: 'HS256' })}.${encode({ sub, exp: Math.floor(Date.now() / 1_000) + seconds, ...extra })}.signature`;

/** The storage and the lock that the tabs of one browser share. */
export class Browser {
  pair: TokenPair | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private replaced: string | undefined;
  private readonly tabs = new Set<() => void>();

  /** @param isLate whether what other tabs store reaches this one only while it waits for that */
  openTab(exchange: TokenExchange, isLate = false): Session {
    let old = isLate ? this.pair : null;
    const seen = () => old ?? this.pair;
    let heard: () => void = () => undefined;
    const changed = () => {
      for (const other of this.tabs) if (other !== heard) other();
    };
    return new Session(
      {
        token: () => seen()?.token ?? null,
        refreshToken: () => seen()?.refreshToken ?? null,
        keep: (pair) => {
          this.pair = pair;
          changed();
        },
        clear: () => {
          this.pair = null;
          changed();
        },
        arrival: async () => {
          old = null;
        },
        onChangedElsewhere: (listener) => {
          heard = listener;
          this.tabs.add(listener);
          return () => void this.tabs.delete(listener);
        },
      },
      exchange,
      (work) => {
        const turn = this.queue.then(work);
        this.queue = turn.catch(() => undefined);
        return turn;
      },
      {
        replaced: async (token) => token === this.replaced,
        save: async (token) => {
          this.replaced = token;
        },
      },
    );
  }
}
