// Jest's environment for components: the DOM of jsdom, and what browsers have and jsdom leaves out, from Node.
import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = ['Headers', 'Request', 'Response', 'TextDecoder', 'TextEncoder', 'structuredClone', 'ReadableStream'];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
