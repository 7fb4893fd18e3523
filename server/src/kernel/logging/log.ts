import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../config/settings.js';
import { scrubFields, scrubText } from './redaction.js';

export type Log = Logger;

/**
 * The log: one JSON object a line on standard output, with nothing secret in it.
 * Lines are written at once, so that a killed process loses none.
 * @param sender the address that the site's emails come from; other addresses are hidden
 */
export function createLog(
  level: Settings['LOG_LEVEL'],
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
  sender?: string,
): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => scrubFields(fields, sender) },
      hooks: {
        logMethod(parameters, method) {
          for (const [index, value] of parameters.entries()) {
            if (typeof value === 'string') (parameters as unknown[])[index] = scrubText(value, sender);
          }
          method.apply(this, parameters);
        },
      },
    },
    destination,
  );
}
