import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const DIST = resolve(import.meta.dirname, '../../../dist/src');
const START_MS = 90_000;

export interface Ended {
  code: number | null;
  output: string;
}

/** A process of the product, as an operator runs it: only its settings reach it. */
export class Process {
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;
  private readonly folder = mkdtempSync(join(tmpdir(), 'mallard-services-'));
  private output = '';

  /** @param program main or migrate */
  constructor(program: 'main' | 'migrate', settings: Record<string, string>, ...args: string[]) {
    this.child = spawn(process.execPath, [join(DIST, `${program}.js`), ...args], {
      cwd: this.folder,
      env: { PATH: process.env.PATH, DATA_DIR: join(this.folder, 'data'), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
    this.ended = new Promise((done) => {
      this.child.once('close', (code) => {
        rmSync(this.folder, { recursive: true, force: true });
        done({ code, output: this.output });
      });
    });
  }

  /** Resolves when the server at this address takes requests. @throws Error with what it printed where it ended first */
  async ready(url: string): Promise<void> {
    const limit = Date.now() + START_MS;
    for (;;) {
      if (this.child.exitCode !== null)
        throw new Error(`The server ended with ${this.child.exitCode}:\n${this.output}`);
      const answer = await fetch(`${url}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > limit) throw new Error(`The server was not ready in time:\n${this.output}`);
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to end. */
  async stop(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}
