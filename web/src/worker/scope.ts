/** The part of the worker's global scope that is used; the full types conflict with those of pages in one project. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: AskedEvent) => void): void;
}

export interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchingEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface AskedEvent extends LifetimeEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
