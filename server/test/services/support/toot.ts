import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientSite, Member } from './client-site.js';
import { runProgram } from './program.js';

/** The program toot, with a configuration of its own. */
export class Toot {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mallard-toot-'));

  constructor(private readonly program = process.env.TEST_TOOT!) {}

  /** @returns what it printed @throws Error where it refuses */
  run(...args: readonly string[]): Promise<string> {
    return runProgram(this.program, args, { env: { XDG_CONFIG_HOME: this.folder } });
  }

  /** As `run`, with words on its standard input. */
  runWith(input: string, ...args: readonly string[]): Promise<string> {
    return runProgram(this.program, args, { env: { XDG_CONFIG_HOME: this.folder }, input });
  }

  /** As a person does: toot prints an address, whose page shows a code, which toot then asks for. */
  async logIn(site: ClientSite, member: Member): Promise<string> {
    let said = 0;
    const questions: [RegExp, (printed: string) => Promise<string>][] = [
      [/Open link in default browser\?/, () => Promise.resolve('n\n')],
      [
        /Authorization code: $/,
        async (printed) => `${await site.codeFor(member, /^http:\/\/\S+/m.exec(printed)![0])}\n`,
      ],
    ];
    const answer = (printed: string) => {
      const [asked, reply] = questions[said] ?? [];
      if (!asked?.test(printed)) return undefined;
      said += 1;
      return reply!(printed);
    };
    const { host } = new URL(site.server.url);
    return runProgram(this.program, ['login', '--instance', host, '--disable-https'], {
      env: { XDG_CONFIG_HOME: this.folder },
      answer,
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
