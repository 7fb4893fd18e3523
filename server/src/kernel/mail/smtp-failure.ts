import type { Outcome } from './mail-transport.js';

interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** SMTP commands whose replies are about one email; all others are about the sender or the server. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** "Closing down" and "bad sequence of commands": about the connection, whatever the command. */
const ABOUT_THE_CONNECTION = new Set([421, 503]);

/**
 * Whether a failed attempt was because of this email, this moment or this server. The result has the server's codes only: its
 * texts repeat addresses.
 */
export function outcomeOfFailure(error: unknown): Outcome {
  const { code, responseCode, command } = (typeof error === 'object' && error !== null ? error : {}) as SmtpFailure;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const summary = [code, reply || null, command]
    .filter((part) => (typeof part === 'string' && /^[\w ]{1,40}$/.test(part)) || typeof part === 'number')
    .join(' ');
  const aboutTheMail = typeof command === 'string' && ABOUT_THE_MAIL.has(command) && !ABOUT_THE_CONNECTION.has(reply);
  if (!aboutTheMail || reply === 0) return { kind: 'unreachable', error: summary || 'UNKNOWN' };
  return { kind: reply >= 500 ? 'refused' : 'deferred', error: summary };
}
