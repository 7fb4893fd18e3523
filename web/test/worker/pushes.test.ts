import { describe, expect, it, jest } from '@jest/globals';
import { Pushes } from '../../src/worker/pushes';

const MESSAGE = {
  ...{ title: 'Bea replied to you', body: 'hello', url: '/post/1', tag: 'notification:1' },
  ...{ icon: '/icons/icon-192.png', lang: 'en', dir: 'ltr' },
};

/** A window whose page answers to what the worker asks, or not. */
function windowOf({ focused = false, answers = true } = {}) {
  const told: unknown[] = [];
  const focus = jest.fn(() => Promise.resolve(page));
  const page = {
    focused,
    focus,
    postMessage(message: unknown, [port]: Transferable[] = []) {
      told.push(message);
      if (answers) (port as MessagePort | undefined)?.postMessage('opened');
    },
  };
  return { page, told, focus };
}

function workerWith(...windows: ReturnType<typeof windowOf>[]) {
  const showNotification = jest.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
  const openWindow = jest.fn((_url: string) => Promise.resolve(null));
  const subscribe = jest.fn((_options: PushSubscriptionOptions) => Promise.resolve({} as PushSubscription));
  const pushes = new Pushes({
    location: { origin: 'https://mallard.example' } as Location,
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(windows.map(({ page }) => page)),
      openWindow,
    },
    registration: { showNotification, pushManager: { subscribe } },
  });
  return { pushes, showNotification, openWindow, subscribe };
}

const notification = (url: unknown) => ({ close: jest.fn(), data: { url } });

describe('a push', () => {
  it('is shown with its tag, unless the site is before the person; a test always is', async () => {
    const away = workerWith(windowOf());
    const here = workerWith(windowOf({ focused: true }));

    await away.pushes.show(JSON.stringify(MESSAGE));
    await here.pushes.show(JSON.stringify(MESSAGE));
    await here.pushes.show(JSON.stringify({ ...MESSAGE, tag: 'test' }));

    expect(away.showNotification).toHaveBeenCalledWith(
      'Bea replied to you',
      expect.objectContaining({ body: 'hello', tag: 'notification:1', data: { url: '/post/1' } }),
    );
    expect(here.showNotification).toHaveBeenCalledTimes(1);
  });

  it('that says nothing is not shown', async () => {
    const { pushes, showNotification } = workerWith();

    for (const text of [undefined, '', 'no JSON', 'null', '{}']) await pushes.show(text);

    expect(showNotification).not.toHaveBeenCalled();
  });

  it('opens what it is about in an open tab, without loading it anew', async () => {
    const [other, front] = [windowOf(), windowOf({ focused: true })];
    const { pushes, openWindow } = workerWith(other, front);

    await pushes.open(notification('/post/1'));

    expect(front.told).toEqual([{ kind: 'open', url: '/post/1' }]);
    expect([front.focus.mock.calls.length, other.told, openWindow.mock.calls.length]).toEqual([1, [], 0]);
  });

  it('opens a new tab where there is none, or where the page does not answer, and only addresses of the site', async () => {
    const none = workerWith();
    await none.pushes.open(notification('https://elsewhere.example/'));
    const deaf = workerWith(windowOf({ answers: false }));
    await deaf.pushes.open(notification('/whispers/1'));

    expect(none.openWindow).toHaveBeenCalledWith('/');
    expect(deaf.openWindow).toHaveBeenCalledWith('/whispers/1');
  });

  it('is subscribed to again where the browser ended that, and pages hear of it', async () => {
    const page = windowOf();
    const { pushes, subscribe } = workerWith(page);
    const options = { userVisibleOnly: true, applicationServerKey: null };

    await pushes.renew(options);

    expect(subscribe).toHaveBeenCalledWith(options);
    expect(page.told).toEqual([{ kind: 'push-changed' }]);
  });
});
