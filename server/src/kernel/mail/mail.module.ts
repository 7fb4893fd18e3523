import { Global, Module } from '@nestjs/common';
import { Circuit } from '../circuit/circuit.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DevMailbox } from './dev-mailbox.js';
import { MailChecks } from './mail-checks.js';
import { MailDelivery } from './mail-delivery.js';
import { MailServer } from './mail-server.js';
import { MailTransport } from './mail-transport.js';
import { MailboxTransport } from './mailbox-transport.js';
import { Mailer } from './mailer.js';
import { senderOf } from '../config/sender.js';
import { SmtpTransport } from './smtp-transport.js';
import { StoredMails } from './stored-mails.js';
import { UnqueuedMails } from './unqueued-mails.js';

/** After so many failures in a row the mail server is not contacted for a while. */
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

function transportOf({ SMTP_URL, MAIL_FROM }: Settings): MailTransport {
  const sender = senderOf(MAIL_FROM);
  return SMTP_URL === undefined ? new MailboxTransport(sender) : new SmtpTransport(SMTP_URL, sender);
}

@Global()
@Module({
  providers: [
    Mailer,
    MailChecks,
    MailServer,
    MailDelivery,
    StoredMails,
    UnqueuedMails,
    DevMailbox,
    { provide: MailTransport, inject: [SETTINGS], useFactory: transportOf },
    { provide: Circuit, useFactory: () => new Circuit(FAILURES_BEFORE_PAUSE, PAUSE_MS) },
  ],
  exports: [Mailer, MailChecks, DevMailbox],
})
export class MailModule {}
