/** A maintenance window, as visitors see it. */
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
  | { kind: 'open' }
  | { kind: 'maintenance'; maintenance: MaintenanceNotice }
  | { kind: 'unreachable' };

/** The polling intervals in milliseconds: normally, and while the server does not respond. */
const POLL_MS = 30_000;
const RETRY_MS = 2_000;
/**
 * How long the server may be away before it is reported: the overlay hides what someone is reading, and a new version
 * starts within seconds.
 */
const GRACE_MS = 5_000;
/** A single failure may also be a lost packet. */
const SECOND_CHECK_MS = 800;
const TIMEOUT_MS = 10_000;

const OPEN: SiteStatus = { kind: 'open' };
const UNREACHABLE: SiteStatus = { kind: 'unreachable' };

export type AskStatus = (path: string, signal: AbortSignal) => Promise<MaintenanceNotice | null>;

/** Tracks whether the site is open at the current path, by polling and by hints of other requests. */
export class SiteStatusWatch {
  private status: SiteStatus = OPEN;
  private path = '/';
  /** When the first of the latest failures was asked for, in milliseconds since 1970; null after an answer. */
  private failingSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param ask rejects if the server can't be reached or is unhealthy */
  constructor(private readonly ask: AskStatus) {}

  readonly read = (): SiteStatus => this.status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Switches to a path, and asks at once. */
  follow(path: string): void {
    this.path = path;
    this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
  }

  /** Asks now; polling continues afterwards. */
  readonly look = (): void => {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    const late = setTimeout(() => asking.abort(), TIMEOUT_MS);
    const isLatest = () => this.asking === asking;
    const askedAt = Date.now();
    this.ask(this.path, asking.signal)
      .then(
        (maintenance) => isLatest() && this.hear(maintenance),
        () => isLatest() && this.fail(askedAt),
      )
      .finally(() => clearTimeout(late));
  };

  /** Takes a status from the server, whatever its source. */
  hear(maintenance: MaintenanceNotice | null): void {
    this.failingSince = null;
    this.set(maintenance ? { kind: 'maintenance', maintenance } : OPEN);
    this.next(POLL_MS);
  }

  private fail(askedAt: number): void {
    const isFirst = this.failingSince === null;
    this.failingSince ??= askedAt;
    if (!isFirst && Date.now() - this.failingSince >= GRACE_MS) this.set(UNREACHABLE);
    this.next(isFirst ? SECOND_CHECK_MS : RETRY_MS);
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

/** Requests the health and the status at once: if neither succeeds, the server is away. */
export const askServer: AskStatus = async (path, signal) => {
  const options: RequestInit = { signal, cache: 'no-store', credentials: 'omit' };
  const [health, status] = await Promise.all([
    fetch('/health', options),
    fetch(`/api/maintenance/status?routePath=${encodeURIComponent(path)}`, options),
  ]);
  // An unread response body would keep its connection open.
  const [, answer] = await Promise.all([health.text(), status.text()]);
  if (!health.ok || !status.ok) throw new TypeError('The server can not be reached');
  const { data } = JSON.parse(answer) as { data: { maintenance: MaintenanceNotice | null } };
  return data.maintenance;
};
