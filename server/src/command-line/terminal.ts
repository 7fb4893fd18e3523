import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { Refusal } from './refusals.js';

/** Where an operator types and reads: results go to `output`, and everything else to `messages`. */
export class Terminal {
  constructor(
    private readonly input: Readable & { isTTY?: boolean },
    private readonly output: Writable & { columns?: number },
    private readonly messages: Writable,
  ) {}

  /** In columns. */
  get width(): number {
    return this.output.columns ?? 80;
  }

  /** Whether a person types there, who can be asked. */
  get isTyped(): boolean {
    return this.input.isTTY === true;
  }

  print(result: string): void {
    this.output.write(result.endsWith('\n') ? result : `${result}\n`);
  }

  tell(message: string): void {
    this.messages.write(message.endsWith('\n') ? message : `${message}\n`);
  }

  /** Only where `isTyped`. @returns false for everything but yes */
  async agrees(question: string): Promise<boolean> {
    const typed = createInterface({ input: this.input, output: this.messages });
    try {
      return await new Promise<boolean>((resolve) => {
        typed.once('close', () => resolve(false));
        typed.question(`${question} [y/N] `, (answer) => resolve(/^y(es)?$/i.test(answer.trim())));
      });
    } finally {
      typed.close();
    }
  }

  /**
   * A new password: typed twice without showing it, or the first line of an input that is no terminal.
   * @throws Refusal if none is given, or the two differ
   */
  async askForPassword(): Promise<string> {
    // Before the first question, because from here on the terminal doesn't echo.
    const hidden = new Writable({ write: (_text, _encoding, done) => done() });
    const typed = createInterface({ input: this.input, output: hidden, terminal: this.isTyped });
    const lines = typed[Symbol.asyncIterator]();
    const ask = async (question: string): Promise<string> => {
      if (this.isTyped) this.messages.write(question);
      const { value, done } = await lines.next();
      if (this.isTyped) this.messages.write('\n');
      if (done || value === '') throw new Refusal('No password was given.');
      return value;
    };
    try {
      const password = await ask('New password: ');
      if (this.isTyped && (await ask('The same again: ')) !== password) throw new Refusal('The two passwords differ.');
      return password;
    } finally {
      typed.close();
    }
  }
}
