import { spawn } from 'node:child_process';

/** What a client needs of the machine: all else would let the machine's own settings into a test. */
const SURROUNDINGS = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PYTHONUNBUFFERED: '1', NO_PROXY: '127.0.0.1' };

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Its standard input; none by default. */
  readonly input?: string;
  /** In its place, answers what it prints: is told everything so far. Undefined for nothing to say yet. */
  readonly answer?: (printed: string) => Promise<string> | undefined;
}

/**
 * Runs a program to its end, outside of this process's settings.
 * @returns what it printed, errors last
 * @throws Error with all that it printed where it fails
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, input = '', answer }: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, { env: { ...SURROUNDINGS, ...env }, stdio: 'pipe' });
  const printed = { out: '', error: '' };
  const stop = (error: Error) => {
    printed.error += error.message;
    child.kill();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
    void answer?.(printed.out)?.then((words) => child.stdin.write(words), stop);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.error += text));
  if (!answer) child.stdin.end(input);
  const code = await new Promise<number | null>((ended, failed) => child.once('error', failed).once('close', ended));
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code ?? 'a signal'}:\n${printed.out}\n${printed.error}`);
  return `${printed.out}${printed.error}`;
}
