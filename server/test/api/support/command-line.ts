import { PassThrough } from 'node:stream';
import { SETTINGS } from '#kernel/config/settings.js';
import { runCommandLine } from '../../../src/command-line/program.js';
import { Terminal } from '../../../src/command-line/terminal.js';
import type { TestApp } from './app.js';
import type { Json } from './client.js';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

interface Typing {
  /** Lines of standard input. */
  readonly input?: string;
  /** A person types them at a terminal. */
  readonly isTyped?: boolean;
  /** Settings as they are given; a command on the running server needs none. */
  readonly env?: Record<string, string>;
}

/** The command line of operators on a running test server: without a process of its own, which would cost seconds. */
export class TestCommandLine {
  constructor(private readonly app: TestApp) {}

  async run(args: readonly string[], { input = '', isTyped = false, env = {} }: Typing = {}): Promise<Ended> {
    const [typed, output, messages] = [new PassThrough(), new PassThrough(), new PassThrough()];
    typed.end(input);
    const terminal = new Terminal(Object.assign(typed, { isTTY: isTyped }), output, messages);
    const { app } = this.app.mallard;
    const site = { settings: app.get(SETTINGS), get: app.get.bind(app), leave: () => Promise.resolve() };
    const code = await runCommandLine('mallard', args, terminal, env, () => Promise.resolve(site));
    return { code, out: String(output.read() ?? ''), error: String(messages.read() ?? '') };
  }

  /** The result for programs. @throws if the command fails */
  async json(args: readonly string[], typing: Typing = {}): Promise<Json> {
    const { code, out, error } = await this.run([...args, '--json'], typing);
    if (code !== 0) throw new Error(error);
    return JSON.parse(out);
  }
}
