import { senderOf } from './sender.js';
import { isLoopbackUrl } from './public-url.js';
import type { Settings } from './settings.js';

/** Settings that work, but probably not as the operator intends: a sentence for each, logged at the start. */
export function startAdvice({ SMTP_URL, PUBLIC_URL, MAIL_FROM }: Settings): string[] {
  const { address, domain } = senderOf(MAIL_FROM);
  return [
    SMTP_URL === undefined &&
      !isLoopbackUrl(PUBLIC_URL) &&
      'SMTP_URL is not set, so no emails are sent: addresses cannot be verified and passwords cannot be reset. ' +
        'Set it to a mail server, such as smtp://user:password@host:587.',
    SMTP_URL !== undefined &&
      /(?:^|\.)localhost$/.test(domain) &&
      `Emails are sent from ${address}, which most mail servers refuse. Set MAIL_FROM to an address at your own domain.`,
  ].filter((advice) => advice !== false);
}
