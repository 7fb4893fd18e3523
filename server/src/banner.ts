import type { Settings } from './kernel/config/settings.js';

/** The account made on a first start; null on later ones. */
export interface NewRoot {
  email: string;
  /** Null where ROOT_PASSWORD set it. */
  password: string | null;
}

/**
 * Tells the person at the terminal where to go and how to sign in. It goes to standard error, because standard output holds the
 * log and the generated password must be in no log.
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
  if (settings.SMTP_URL === undefined)
    lines.push(`  Mailbox       ${address}/dev/mailbox (no mail leaves this machine)`);
  lines.push(`  API           ${address}/graphql and ${address}/api`, '');
  process.stderr.write(`${lines.join('\n')}\n`);
}
