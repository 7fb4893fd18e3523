import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { newAppToken } from '../../src/identity/apps/app-token.js';
import { AppTokenStrategy } from '../../src/identity/apps/app-token.strategy.js';
import { TokenKeys } from '../../src/identity/email-tokens/token-keys.js';
import { newPersonalToken } from '../../src/identity/personal-tokens/personal-token.js';
import { PersonalTokenStrategy } from '../../src/identity/personal-tokens/personal-token.strategy.js';
import type { SessionViewers } from '../../src/identity/sessions/session-viewers.js';
import type { SessionWatch } from '../../src/identity/sessions/session-watch.js';
import { AccessTokenStrategy } from '../../src/identity/tokens/access-token.strategy.js';
import { AccessTokens } from '../../src/identity/tokens/access-tokens.js';
import { SessionAuthenticator } from '../../src/identity/tokens/session-authenticator.js';
import type { Secrets } from '../../src/kernel/config/secrets.js';
import { loadSettings } from '../../src/kernel/config/settings.js';
import type { Database } from '../../src/kernel/database/database.js';
import { newId } from '../../src/kernel/database/ids.js';
import { ServiceUnavailable } from '../../src/kernel/errors/app-error.js';
import type { Transactions } from '../../src/kernel/events/transactions.js';
import { bearing } from '../../src/kernel/request/bearer.js';

const USER = newId();
const SESSION = newId();
const settings = loadSettings({ NODE_ENV: 'production' });

/** One application with secrets of its own, whose database knows one person and every opaque token. */
function open(secret: string) {
  const keys = new TokenKeys({ jwtSecret: secret } as Secrets);
  const found = () => Promise.resolve({ id: USER, sessionId: SESSION } as never);
  const viewers = {
    bySession: jest.fn<SessionViewers['bySession']>(found),
    byToken: jest.fn<SessionViewers['byToken']>(found),
    byAppSession: jest.fn<SessionViewers['byAppSession']>(found),
  };
  const rows = jest.fn(() => Promise.resolve([{ id: 'known', sessionId: SESSION }]));
  const parts = [{ rows } as unknown as Database, viewers as unknown as SessionViewers] as const;
  const authenticator = new SessionAuthenticator(
    new AccessTokenStrategy(keys, settings, parts[1]),
    new PersonalTokenStrategy(...parts, { note: () => undefined } as never),
    new AppTokenStrategy(parts[0], { readOnly: true } as Transactions, parts[1]),
    {} as SessionWatch,
  );
  const issued = new AccessTokens(new JwtService({}), keys, settings);
  return { authenticator, viewers, rows, issue: (user = USER) => issued.issue(user, SESSION) };
}

let app: ReturnType<typeof open>;
beforeEach(() => {
  app = open('secret of one');
});

const person = expect.objectContaining({ id: USER });
const refused = (reason: string) => expect.objectContaining({ details: expect.objectContaining({ reason }) });

describe('the strategies', () => {
  it('each accept their kind of token, and ask for nothing of another kind', async () => {
    const { authenticator, viewers, rows } = app;
    await expect(authenticator.viewerOf(bearing(app.issue()))).resolves.toEqual(person);
    expect(rows).not.toHaveBeenCalled();
    await expect(authenticator.viewerOf(bearing(newPersonalToken()))).resolves.toEqual(person);
    await expect(authenticator.viewerOf(bearing(newAppToken()))).resolves.toEqual(person);
    for (const asked of Object.values(viewers)) expect(asked).toHaveBeenCalledTimes(1);
    expect(rows).toHaveBeenCalledTimes(2);
  });

  it('of people refuse a token of an app without looking it up', async () => {
    await expect(app.authenticator.personOf(bearing(newPersonalToken()))).resolves.toEqual(person);
    await expect(app.authenticator.personOf(bearing(newAppToken()))).rejects.toEqual(refused('INVALID_TOKEN'));
    expect(app.rows).toHaveBeenCalledTimes(1);
  });

  it('refuse a request without a token, one of an ended session, and one of someone else', async () => {
    const { authenticator, viewers } = app;
    await expect(authenticator.viewerOf({ headers: {} })).rejects.toEqual(refused('INVALID_TOKEN'));
    await expect(authenticator.viewerOf(bearing(app.issue(newId())))).rejects.toEqual(refused('INVALID_TOKEN'));
    const token = app.issue();
    await expect(authenticator.viewerOf(bearing(token))).resolves.toEqual(person);
    viewers.bySession.mockResolvedValue(null);
    await expect(authenticator.viewerOf(bearing(token))).rejects.toEqual(refused('INVALID_TOKEN'));
  });

  it('say that a token has expired, whether or not they had verified it', async () => {
    const [seen, unseen] = [app.issue(), app.issue(newId())];
    await app.authenticator.viewerOf(bearing(seen));
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 17 * 60_000);
    try {
      await expect(app.authenticator.viewerOf(bearing(seen))).rejects.toEqual(refused('TOKEN_EXPIRED'));
      await expect(app.authenticator.viewerOf(bearing(unseen))).rejects.toEqual(refused('TOKEN_EXPIRED'));
    } finally {
      now.mockRestore();
    }
  });

  it('hide no failure of the database behind a refusal', async () => {
    const token = app.issue();
    for (const asked of Object.values(app.viewers)) asked.mockRejectedValue(new ServiceUnavailable());
    for (const each of [token, newPersonalToken(), newAppToken()]) {
      await expect(app.authenticator.viewerOf(bearing(each))).rejects.toBeInstanceOf(ServiceUnavailable);
    }
  });

  it('of one application are not those of another one of the same process', async () => {
    const other = open('secret of the other');
    await expect(app.authenticator.viewerOf(bearing(app.issue()))).resolves.toEqual(person);
    await expect(app.authenticator.viewerOf(bearing(other.issue()))).rejects.toEqual(refused('INVALID_TOKEN'));
  });
});
