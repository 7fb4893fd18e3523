import { Refusal, WrongUsage } from './refusals.js';
import type { Site } from './site.js';
import type { Terminal } from './terminal.js';

/** What a command needs beside its arguments. */
export class CommandLine {
  /** Results are one JSON document instead of text. */
  isForPrograms = false;
  /** Of a command that has run: 1 where its result is that something is wrong. */
  exitCode: 0 | 1 = 0;
  private joined: Promise<Site> | undefined;

  constructor(
    readonly terminal: Terminal,
    /** The settings as they are given. */
    readonly env: Readonly<Record<string, string | undefined>>,
    private readonly join: () => Promise<Site>,
  ) {}

  /** Joined when a command first asks for it. @throws StartupError if a setting is wrong or the database can't be reached */
  site(): Promise<Site> {
    this.joined ??= this.join();
    return this.joined;
  }

  async leave(): Promise<void> {
    // The command that joined in vain has failed with the reason already.
    const site = await this.joined?.catch(() => undefined);
    await site?.leave();
  }

  /** @param data the result for programs, @param text the same for people */
  print(data: object, text: string): void {
    this.terminal.print(this.isForPrograms ? JSON.stringify(data, null, 2) : text);
  }

  /**
   * Asks before something that can't be taken back.
   * @param isSure the option --yes
   * @throws WrongUsage without a terminal, Refusal for a no
   */
  async confirm(question: string, isSure: boolean | undefined): Promise<void> {
    if (isSure) return;
    if (!this.terminal.isTyped) throw new WrongUsage('Add --yes to confirm: there is no terminal to ask at.');
    if (!(await this.terminal.agrees(question))) throw new Refusal('Nothing was changed.');
  }
}
