import { jest } from '@jest/globals';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import type { AppPushMessage } from '#notifications/push/app-push-messages.js';
import { startTestApp, type TestApp } from '../../api/support/app.js';
import { Client } from '../../api/support/client.js';
import { type Browser, PushService } from '../../api/support/push-service.js';
import type { Person } from '../../api/support/world.js';
import { Acts } from './acts.js';
import { appToken } from './client-app.js';

/** Where an app is pushed to. */
export type Device = Browser<AppPushMessage>;

export const PUSH_PATH = '/v1/push/subscription';
/** What an app can be told of here. */
export const ALERTS = ['mention', 'favourite', 'reblog', 'follow', 'follow_request', 'poll', 'quote', 'status'];

/** Jobs that tell someone, and are due. */
const DUE = `
select id from pgboss.job where name in ('notification.tell', 'push.deliver') and state < 'completed' and start_after <= now()`;

/** What an app sends to subscribe. */
export const subscriptionOf = ({ subscription: { endpoint, ...keys } }: Device, more: object = {}) => ({
  subscription: { endpoint, keys, standard: true, ...more },
});

/** A server, a push service, and apps that get pushes. */
export class PushApps {
  readonly acts: Acts;

  private constructor(
    readonly app: TestApp,
    readonly service: PushService,
  ) {
    this.acts = new Acts(app);
  }

  static async start(): Promise<PushApps> {
    const [app, service] = await Promise.all([startTestApp({ env: { RATE_LIMITS: 'off' } }), PushService.start()]);
    // The push service of these tests is on this machine and speaks http, which the server asks nowhere else.
    jest.spyOn(app.get(ForeignAddresses), 'isAllowed').mockReturnValue(true);
    jest.spyOn(app.get(ForeignAddresses), 'isReachable').mockReturnValue(true);
    return new PushApps(app, service);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.service.stop();
  }

  device(): Device {
    return this.service.browser<AppPushMessage>();
  }

  /** A person with an app that gets pushes. @param data of the subscription @param more fields beside its keys */
  async person(stem: string, data: object = { alerts: everyAlert() }, more: object = {}) {
    const person = await this.app.world.another(stem);
    const token = await appToken(this.app, person);
    const client = new Client(this.app.url, token);
    const device = this.device();
    const { status, body } = await client.post(PUSH_PATH, { ...subscriptionOf(device, more), data });
    if (status !== 200) throw new Error(`The app did not subscribe: ${JSON.stringify(body)}`);
    return { person, token, client, device, subscription: body };
  }

  /** Resolves once all that is due was told and sent. */
  async sent(): Promise<void> {
    await this.app.settled();
    while ((await this.app.rows(DUE)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  rowsOf({ id }: Person): Promise<{ id: string; sealed_token: Buffer }[]> {
    return this.app.rows('select id, sealed_token from app_push_subscriptions where user_id = $1', [id]);
  }

  /** That of the only app of someone. */
  async sessionOf({ id }: Person): Promise<string> {
    const sessions = 'select id from sessions where user_id = $1 and token_hash is not null';
    const [session] = await this.app.rows<{ id: string }>(sessions, [id]);
    return session!.id;
  }
}

export const everyAlert = () => Object.fromEntries(ALERTS.map((alert) => [alert, true]));
