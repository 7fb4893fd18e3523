import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { PASSWORD } from '../dataset/store.mjs';
import { findBrowser } from '../../web/e2e/support/browser.ts';

const { chromium } = createRequire(join(resolve(import.meta.dirname, '../..'), 'web/package.json'))('@playwright/test');

/** Lighthouse's slow 4G: milliseconds of a round trip, bytes per second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
export const CPU_SLOWDOWN = 4;

/** The Chromium of the browser tests on one server, which Lighthouse controls by its debugging port. */
export class Browser {
  constructor(browser, port, url) {
    this.browser = browser;
    this.port = port;
    this.url = url;
    this.version = browser.version();
  }

  static async open(url) {
    const { launchOptions } = await findBrowser();
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args, `--remote-debugging-port=${port}`, '--enable-precise-memory-info'],
    });
    return new Browser(browser, port, url);
  }

  /**
   * A page with empty cache and storage, as for a first visit.
   * @param login a named account of the dataset; without it, no one is signed in
   */
  async visit({ login, phone = false, cpu = 1, network, prepare } = {}) {
    const context = await this.browser.newContext({
      viewport: phone ? { width: 412, height: 823 } : { width: 1280, height: 800 },
      // A worker that fetches the rest in the background would count as part of the page.
      serviceWorkers: 'block',
    });
    if (login) await context.addInitScript(keepTokens, await this.signIn(login));
    if (prepare) await context.addInitScript(prepare);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    return { page, devtools, close: () => context.close() };
  }

  /** @returns {Promise<{ token: string, refreshToken: string }>} */
  async signIn(login) {
    const answer = await fetch(`${this.url}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: login, password: PASSWORD }),
    });
    const { data, messages } = await answer.json();
    if (!answer.ok) throw new Error(`${login} cannot sign in: ${messages}`);
    return data;
  }

  close() {
    return this.browser.close();
  }
}

/** Runs in the page before its own code. Only once, so that refreshed tokens aren't overwritten. */
export function keepTokens({ token, refreshToken }) {
  if (localStorage.getItem('jwt')) return;
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('jwt', token);
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
