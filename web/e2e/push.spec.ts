import type { BrowserContext, Page, Worker } from '@playwright/test';
import { pushMessages } from './support/page-messages';
import { quackWith } from './support/quacks';
import { mainly } from './support/languages';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Waits for the service worker, and hands it what a push service would deliver. */
async function workerOf(page: Page, context: BrowserContext) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    deliver: (message: object) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) }),
  };
}

interface Settings {
  viewer: { notificationSettings: object };
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  lang: string;
  dir: string;
}

/** A browser without a screen shows no notifications: the worker keeps them here, one for each tag, as a system would. */
async function showIn(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = new Map<string, Notification>();
    registration.showNotification = (title, options = {}) => {
      const tag = options.tag ?? '';
      const close = () => void shown.delete(tag);
      shown.set(tag, { ...options, title, tag, close } as unknown as Notification);
      return Promise.resolve();
    };
    registration.getNotifications = () => Promise.resolve([...shown.values()]);
  });
}

/** Nor does it know which page someone looks at. What the worker asks is counted. */
const haveFocus = (worker: Worker, isFocused: boolean): Promise<void> =>
  worker.evaluate((focused) => {
    const scope = self as unknown as { WindowClient: { prototype: object }; asked?: number };
    const get = () => {
      scope.asked = (scope.asked ?? 0) + 1;
      return focused;
    };
    Object.defineProperty(scope.WindowClient.prototype, 'focused', { get, configurable: true });
  }, isFocused);

const askedBy = (worker: Worker): Promise<number> =>
  worker.evaluate(() => (self as unknown as { asked?: number }).asked ?? 0);

const shownIn = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
  });

test('a push is shown while no one looks at the site, replaces the one before it, and opens what it is about', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const ada = await world.person('Ada Pond');
  const quack = await world.quack(ada, `${world.unique('heron')} in the reeds`);
  await signIn(page, ada);
  await page.goto('/profile?section=notifications');
  const worker = await workerOf(page, context);
  const message = {
    ...{ title: 'Bea replied to you', body: 'hello', url: `/post/${quack.id}`, tag: 'notification:1' },
    ...{ icon: '/icons/icon-192.png', lang: 'en', dir: 'ltr' },
  };

  const [running] = context.serviceWorkers();
  await showIn(running!);

  await haveFocus(running!, true);
  await worker.deliver({ ...message, tag: 'seen' });
  await expect.poll(() => askedBy(running!)).toBe(1);
  await haveFocus(running!, false);
  await worker.deliver(message);
  await worker.deliver({ ...message, title: 'Cleo and 1 other replied to you' });

  const { title: _, url: __, icon: ___, ...shown } = message;
  await expect.poll(() => shownIn(running!)).toEqual([{ ...shown, title: 'Cleo and 1 other replied to you' }]);
  await running!.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const { ExtendableEvent } = self as unknown as { ExtendableEvent: new (type: string) => Event };
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });
  await expect(page).toHaveURL(`/post/${quack.id}`);
  await expect(quackWith(page, quack.content)).toBeVisible();
  expect(await shownIn(running!)).toEqual([]);
});

for (const language of mainly('he')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('notifications are turned on by a click, and kinds, quiet hours and the digest are chosen', async ({
      page,
      signIn,
      world,
      t,
    }) => {
      const say = pushMessages(t);
      // This browser has neither notifications nor a push service: what they would say comes from here, after it failed once.
      await page.addInitScript(() => {
        let permission: NotificationPermission = 'default';
        Object.defineProperty(Notification, 'permission', { get: () => permission });
        Notification.requestPermission = () => Promise.resolve((permission = 'granted'));
        let current: unknown = null;
        let isFirst = true;
        PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
        PushManager.prototype.subscribe = async () => {
          if (isFirst) {
            isFirst = false;
            throw new DOMException('Registration failed - push service error', 'AbortError');
          }
          const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
          const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
          const coded = (bytes: Uint8Array) =>
            btoa(String.fromCharCode(...bytes))
              .replaceAll('+', '-')
              .replaceAll('/', '_')
              .replaceAll('=', '');
          const endpoint = 'https://push.invalid/' + coded(crypto.getRandomValues(new Uint8Array(12)));
          const keys = { p256dh: coded(raw), auth: coded(crypto.getRandomValues(new Uint8Array(16))) };
          current = {
            endpoint,
            options: { applicationServerKey: null },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: () => {
              current = null;
              return Promise.resolve(true);
            },
          };
          return current as PushSubscription;
        };
      });
      const ada = await world.person('Ada Pond');
      await signIn(page, ada);
      await page.goto('/profile?section=notifications');
      const device = page.getByRole('switch', { name: say('device') });
      await expect(device).not.toBeChecked();

      await device.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(say('failed'));
      await page.getByRole('button', { name: say('retry') }).click();
      await expect(device).toBeChecked();
      await page.getByRole('button', { name: say('test') }).click();
      await expect(page.getByText(say('tested'))).toBeVisible();

      const whispers = page.getByRole('switch', { name: say('kindByPush', { kind: say('kindWhisper') }) });
      await whispers.click();
      await expect(page.getByRole('switch', { name: say('showsWhispers') })).toHaveCount(0);
      await page.getByRole('switch', { name: say('quietHours') }).click();
      const until = page.getByLabel(say('until'), { exact: true });
      await until.fill('22:00');
      await expect(page.getByText(say('sameTimes'))).toBeVisible();
      await until.fill('06:30');
      await until.blur();
      await page.getByRole('radio', { name: say('WEEKLY') }).check();
      const settings = '{ viewer { notificationSettings { pushedKinds quietHours { isOn from until } digest } } }';
      await expect
        .poll(async () => world.graphql<Settings>(settings, {}, ada).then(({ viewer }) => viewer.notificationSettings))
        .toEqual({
          pushedKinds: ['FOLLOW', 'MENTION', 'REPLY', 'POST'],
          quietHours: { isOn: true, from: '22:00', until: '06:30' },
          digest: 'WEEKLY',
        });

      await device.click();
      await expect(device).not.toBeChecked();
    });
  });
}
