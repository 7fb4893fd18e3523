/** Where the embedded database tells what happens to it, one sentence at a time. Pino and NestJS loggers fit. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
