/** Receives the messages of the embedded database, one sentence each. Pino and NestJS loggers can be used. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
