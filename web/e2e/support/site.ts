import { MallardServer } from './mallard-server';
import { expect, test as base } from './test';
import { World } from './world';

/**
 * For tests of what holds for everyone on a site, such as who may register, which words wait, or that it is closed: they run one at a
 * time, as the project `site` of playwright.config.ts, on a server that they share and no other test uses. A test may let time pass
 * in its database, and may start it again. It shows cards of links, for which no other page is read on this machine.
 */
export const test = base.extend<object, { server: MallardServer }>({
  server: [
    async ({}, use) => {
      const server = await MallardServer.open({ LINK_CARDS: 'on' });
      await use(server);
      await server.closeInOrder();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  world: async ({ server, language }, use) => use(new World(server.url, language)),
});

export { expect };
