import type { FromWorker } from './messages';
import type { ShownNotification, WindowClient, WorkerScope } from './scope';

/** How long a page has to say that it opens an address itself, in milliseconds. */
const ANSWER_MS = 1_000;

/** What the server sends (server: push-messages.ts). */
interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
  tag: string;
  icon: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Shows pushes, and opens what they are about. */
export class Pushes {
  constructor(private readonly scope: Pick<WorkerScope, 'clients' | 'registration' | 'location'>) {}

  /** Shows nothing to someone who has the site before them: the page tells them. */
  async show(text: string | undefined): Promise<void> {
    const message = messageOf(text);
    if (message === null) return;
    const { title, body, url, tag, icon, lang, dir } = message;
    // The test is shown in any case, because it is asked for on the page.
    if (tag !== 'test' && (await this.windows()).some(({ focused }) => focused)) return;
    await this.scope.registration.showNotification(title, { body, tag, icon, badge: icon, lang, dir, data: { url } });
  }

  /** Brings a tab of the site to the front, which opens the address; without one, a new tab. */
  async open(notification: ShownNotification): Promise<void> {
    notification.close();
    const url = addressIn(notification.data, this.scope.location.origin);
    const windows = await this.windows();
    const first = windows.find(({ focused }) => focused) ?? windows[0];
    if (first && (await this.isOpenedBy(first, url))) await first.focus();
    else await this.scope.clients.openWindow(url);
  }

  /** Subscribes again where the browser has ended the subscription; an open page, or the next one, tells the server. */
  async renew(former: PushSubscriptionOptions | undefined): Promise<void> {
    if (former) await this.scope.registration.pushManager.subscribe(former);
    for (const window of await this.windows()) window.postMessage({ kind: 'push-changed' } satisfies FromWorker);
  }

  private windows(): Promise<readonly WindowClient[]> {
    return this.scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** The page goes there without loading anew, so that nothing that was typed is lost. */
  private isOpenedBy(window: WindowClient, url: string): Promise<boolean> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const end = (isOpened: boolean) => {
        clearTimeout(timer);
        port1.close();
        resolve(isOpened);
      };
      const timer = setTimeout(() => end(false), ANSWER_MS);
      port1.onmessage = () => end(true);
      window.postMessage({ kind: 'open', url } satisfies FromWorker, [port2]);
    });
  }
}

function messageOf(text: string | undefined): PushMessage | null {
  try {
    const message = JSON.parse(text ?? '') as PushMessage;
    return typeof message.title === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** Only addresses of this site are opened. */
function addressIn(data: unknown, origin: string): string {
  const { url } = (data ?? {}) as { url?: unknown };
  const parsed = URL.parse(typeof url === 'string' ? url : '/', origin);
  return parsed?.origin === origin ? parsed.pathname + parsed.search : '/';
}
