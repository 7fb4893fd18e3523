import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Contexts of Nest that log only what is the same at every start. */
const CHATTY = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'GraphQLModule',
]);

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * Lets Nest's `new Logger(Context)` write the log. A message may be a string, an error, or an object whose `message` is
 * the text and whose other fields are logged too: `logger.warn({ message: 'Too slow', ms })`.
 */
export class NestLog implements LoggerService {
  constructor(private readonly out: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    // Nest puts the context last, and before it the stack of an error that was given as text.
    const context = typeof rest.at(-1) === 'string' ? (rest.pop() as string) : undefined;
    const quiet = level === 'info' && context !== undefined && CHATTY.has(context) ? 'debug' : level;
    if (!this.out.isLevelEnabled(quiet)) return;

    const stack = rest.find((value) => typeof value === 'string' && value.includes('\n    at '));
    const { text, fields } = parts(message);
    this.out[quiet](
      { ...(context !== undefined && { context }), ...fields, ...(stack !== undefined && { stack }) },
      text,
    );
  }
}

function parts(message: unknown): { text: string; fields: Record<string, unknown> } {
  if (message instanceof Error) return { text: message.message, fields: { error: message } };
  if (typeof message === 'object' && message !== null) {
    const { message: text, ...fields } = message as Record<string, unknown>;
    return { text: typeof text === 'string' ? text : 'Note', fields };
  }
  return { text: String(message), fields: {} };
}
