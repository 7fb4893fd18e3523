import { describe, expect, it, jest } from '@jest/globals';
import { readToken } from '../../src/features/session/sign-in/token';
import type { TokenExchange } from '../../src/features/session/sign-in/token-exchange';
import { Browser, tokenFor } from './browser';

const MINUTE = 60;

/** Returns R2 for R1, R3 for R2 and so on, and records the requests. */
function server(userId = 'ada') {
  const asked: string[] = [];
  const exchange: TokenExchange = async (refreshToken) => {
    asked.push(refreshToken);
    const next = Number(refreshToken.slice(1)) + 1;
    return { token: tokenFor(userId, 15 * MINUTE, { n: next }), refreshToken: `R${next}` };
  };
  return { asked, exchange };
}

describe('reading a token', () => {
  it('tells no token, an invalid one, an expired one and a valid one apart', () => {
    expect(readToken(null).status).toBe('No token');
    expect(readToken('').status).toBe('No token');
    for (const broken of ['a.b', 'a.b.c.d', 'a..c', 'a.!!.c', 'a.e30.c']) {
      expect(readToken(broken).status).toBe('Invalid token');
    }
    expect(readToken(tokenFor('ada', -1)).status).toBe('Token expired');
    expect(readToken(tokenFor('ada', 60))).toMatchObject({ status: 'Valid', userId: 'ada' });
  });

  it('reads a name that is not ASCII', () => {
    expect(readToken(tokenFor('עדה', 60)).userId).toBe('עדה');
  });
});

describe('looking at the token', () => {
  it('leaves one alone that is good for more than five minutes', async () => {
    const browser = new Browser();
    browser.pair = { token: tokenFor('ada', 6 * MINUTE), refreshToken: 'R1' };
    const { asked, exchange } = server();

    await browser.openTab(exchange).look();

    expect(asked).toEqual([]);
  });

  it('refreshes one with five minutes or less, an expired and an unreadable one', async () => {
    for (const token of [tokenFor('ada', 4 * MINUTE), tokenFor('ada', -MINUTE), 'nonsense']) {
      const browser = new Browser();
      browser.pair = { token, refreshToken: 'R1' };
      const { asked, exchange } = server();
      const tab = browser.openTab(exchange);

      await tab.look();

      expect(asked).toEqual(['R1']);
      expect(browser.pair.refreshToken).toBe('R2');
      expect(tab.status()).toBe('Valid');
    }
  });

  it('has nothing to do for a visitor', async () => {
    const { asked, exchange } = server();

    await new Browser().openTab(exchange).look();

    expect(asked).toEqual([]);
  });
});

describe('refreshing', () => {
  it('asks once for fifty tabs at the same time, and signs nobody out', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    browser.pair = { token: failed, refreshToken: 'R1' };
    const { asked, exchange } = server();
    const tabs = Array.from({ length: 50 }, () => browser.openTab(exchange));

    const outcomes = await Promise.all(tabs.flatMap((tab) => [tab.refresh(failed), tab.refresh(failed)]));

    expect(asked).toEqual(['R1']);
    expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
  });

  it('asks for no second pair where another tab has one that has not arrived yet', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    browser.pair = { token: failed, refreshToken: 'R1' };
    const { asked, exchange } = server();
    const [first, late] = [browser.openTab(exchange), browser.openTab(exchange, true)];

    await first.refresh(failed);
    const outcome = await late.refresh(failed);

    expect(outcome).toBe('refreshed');
    expect(asked).toEqual(['R1']);
    expect(late.token()).toBe(browser.pair?.token);
  });

  it('signs out when the server refuses the token that is still stored', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    browser.pair = { token: failed, refreshToken: 'R1' };
    const tab = browser.openTab(async () => 'refused');

    expect(await tab.refresh(failed)).toBe('refused');
    expect(browser.pair).toBeNull();
    expect(tab.userId()).toBeNull();
  });

  it('keeps the session when the refused token was replaced meanwhile', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    const newer = { token: tokenFor('ada', 15 * MINUTE), refreshToken: 'R2' };
    browser.pair = { token: failed, refreshToken: 'R1' };
    const tab = browser.openTab(async () => {
      browser.pair = newer;
      return 'refused';
    });

    expect(await tab.refresh(failed)).toBe('refreshed');
    expect(browser.pair).toEqual(newer);
  });

  it('does not bring back who signed out while it waited', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    browser.pair = { token: failed, refreshToken: 'R1' };
    const tab = browser.openTab(async () => {
      browser.pair = null;
      return { token: tokenFor('ada', 15 * MINUTE), refreshToken: 'R2' };
    });

    expect(await tab.refresh(failed)).toBe('refused');
    expect(browser.pair).toBeNull();
  });

  it('keeps the session while the server cannot be reached', async () => {
    const browser = new Browser();
    const failed = tokenFor('ada', -1);
    browser.pair = { token: failed, refreshToken: 'R1' };
    const tab = browser.openTab(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await tab.refresh(failed)).toBe('unreachable');
    expect(browser.pair).toEqual({ token: failed, refreshToken: 'R1' });
    expect(tab.userId()).toBe('ada');
  });
});

describe('signing in and out', () => {
  it('is told to whoever listens', () => {
    const tab = new Browser().openTab(server().exchange);
    const listener = jest.fn();
    const stop = tab.onTokenChanged(listener);

    tab.signIn({ token: tokenFor('ada', 60), refreshToken: 'R1' });
    expect(tab.userId()).toBe('ada');
    expect(tab.signOut()).toBe('R1');
    expect(tab.userId()).toBeNull();
    stop();
    tab.signIn({ token: tokenFor('ben', 60), refreshToken: 'R1' });

    expect(listener).toHaveBeenCalledTimes(2);
  });
});
