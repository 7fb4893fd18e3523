// Jest's environment for the tests of the whole server, which a worker loads once, outside of the contexts of its test files.
import { ModernFakeTimers } from '@jest/fake-timers';
import LeakCheckingEnvironment from '../../../scripts/suites/leak-checking-environment.mjs';

export default class ServerEnvironment extends LeakCheckingEnvironment {
  constructor(config, context) {
    super(config, context);
    // A clock that a test sets is the server's too.
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    Object.defineProperty(this.global, 'Date', { configurable: true, get: () => Date });
    // The test's process is a copy, which lacks it.
    this.global.process.threadCpuUsage = (previous) => process.threadCpuUsage(previous);
    this.global.importCompiled = (url) => import(url);
  }
}
