/** A window as people meet it. */
export interface MaintenanceNotice {
  name: string;
  description: string;
  customMessage: string;
  /** `#rrggbb` or `red`. */
  maintenanceColor: string;
  routePath: string | null;
  endsAt: string | null;
}

export type SiteStatus =
  { kind: 'open' } | { kind: 'maintenance'; maintenance: MaintenanceNotice } | { kind: 'unreachable' };

/** Milliseconds between looks while all is well, and while the server does not answer. */
const POLL_MS = 30_000;
const RETRY_MS = 2_000;
/** One look that failed may be a lost packet: it is repeated once before anybody is told. */
const SECOND_LOOK_MS = 800;
const TIMEOUT_MS = 10_000;

const OPEN: SiteStatus = { kind: 'open' };
const UNREACHABLE: SiteStatus = { kind: 'unreachable' };

export type AskStatus = (path: string, signal: AbortSignal) => Promise<MaintenanceNotice | null>;

/** Whether the site can be used where somebody is: asked again and again, and told by whoever hears of it sooner. */
export class SiteStatusWatch {
  private status: SiteStatus = OPEN;
  private path = '/';
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param ask rejects where the server, or its health, can't be reached */
  constructor(private readonly ask: AskStatus) {}

  readonly read = (): SiteStatus => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Watches a path from now on, and looks at once. */
  follow(path: string): void {
    this.path = path;
    this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }

  /** Asks now; the next look follows by itself. */
  readonly look = (): void => {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    const late = setTimeout(() => asking.abort(), TIMEOUT_MS);
    const isLatest = () => this.asking === asking;
    this.ask(this.path, asking.signal)
      .then(
        (maintenance) => isLatest() && this.hear(maintenance),
        () => isLatest() && this.fail(),
      )
      .finally(() => clearTimeout(late));
  };

  /** What the server said, by whatever way it came. */
  hear(maintenance: MaintenanceNotice | null): void {
    this.failures = 0;
    this.set(maintenance ? { kind: 'maintenance', maintenance } : OPEN);
    this.next(POLL_MS);
  }

  private fail(): void {
    this.failures += 1;
    if (this.failures > 1) this.set(UNREACHABLE);
    this.next(this.failures > 1 ? RETRY_MS : SECOND_LOOK_MS);
  }

  private next(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.look, ms);
  }

  private set(status: SiteStatus): void {
    if (JSON.stringify(status) === JSON.stringify(this.status)) return;
    this.status = status;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Asks the server's health and its status at once: whoever answers neither in full is not there. */
export const askServer: AskStatus = async (path, signal) => {
  const options: RequestInit = { signal, cache: 'no-store', credentials: 'omit' };
  const [health, status] = await Promise.all([
    fetch('/health', options),
    fetch(`/api/maintenance/status?routePath=${encodeURIComponent(path)}`, options),
  ]);
  // An answer that nobody reads to its end counts as still on its way, and keeps its connection; a refusal too.
  const [, answer] = await Promise.all([health.text(), status.text()]);
  if (!health.ok || !status.ok) throw new TypeError('The server can not be reached');
  const { data } = JSON.parse(answer) as { data: { maintenance: MaintenanceNotice | null } };
  return data.maintenance;
};
