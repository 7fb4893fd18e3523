/** The part of the worker's global scope that is used; the full types conflict with those of pages in one project. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: { subscribe(options: PushSubscriptionOptions): Promise<PushSubscription> };
    showNotification(title: string, options: NotificationOptions & { badge?: string }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangedEvent) => void): void;
}

export interface WindowClient {
  readonly focused: boolean;
  focus(): Promise<WindowClient>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

export type ShownNotification = Pick<Notification, 'close' | 'data'>;

export interface PushedEvent extends LifetimeEvent {
  readonly data: { text(): string } | null;
}

export interface ClickedEvent extends LifetimeEvent {
  readonly notification: ShownNotification;
}

export interface SubscriptionChangedEvent extends LifetimeEvent {
  readonly oldSubscription?: PushSubscription | null;
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
