import type { Settings } from './kernel/config/settings.js';
import { hasMailbox } from './kernel/mail/dev-mailbox.js';

/** The account created by the first start; null on later ones. */
export interface NewRoot {
  email: string;
  /** Null where ROOT_PASSWORD set it. */
  password: string | null;
}

/**
 * Says on the terminal where the site is and how to sign in. It is written to standard error, because standard output is the log,
 * which must not contain the generated password.
 */
export function printBanner(settings: Settings, port: number, root: NewRoot | null): void {
  const address = settings.PUBLIC_URL.replace(/:\d+$/, settings.PORT === 0 ? `:${port}` : '$&');
  const lines = ['', `  ${settings.PRODUCT_NAME} is ready at ${address}`, ''];
  if (root) {
    lines.push(`  Sign in as    root (${root.email})`);
    lines.push(
      root.password === null
        ? '  Password      the one that ROOT_PASSWORD holds'
        : `  Password      ${root.password}   (shown once; keep it)`,
    );
  } else {
    lines.push('  Sign in with your account, or register one.');
  }
  if (hasMailbox(settings)) lines.push(`  Mailbox       ${address}/dev/mailbox (no email leaves this machine)`);
  else if (settings.SMTP_URL === undefined)
    lines.push('  Emails        are not sent until SMTP_URL names a mail server');
  lines.push(`  API           ${address}/graphql and ${address}/api`, '');
  process.stderr.write(`${lines.join('\n')}\n`);
}
