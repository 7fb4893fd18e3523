import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DevMailbox } from './dev-mailbox.js';
import { KeptMails } from './kept-mails.js';
import { MailChecks } from './mail-checks.js';
import { MailDelivery } from './mail-delivery.js';
import { MailQueue } from './mail-queue.js';
import { MailTransport } from './mail-transport.js';
import { MailboxTransport } from './mailbox-transport.js';
import { Mailer } from './mailer.js';
import { senderOf } from './sender.js';
import { SmtpTransport } from './smtp-transport.js';

function transportOf({ SMTP_URL, MAIL_FROM }: Settings): MailTransport {
  const sender = senderOf(MAIL_FROM);
  return SMTP_URL === undefined ? new MailboxTransport(sender) : new SmtpTransport(SMTP_URL, sender);
}

@Global()
@Module({
  providers: [
    Mailer,
    MailChecks,
    MailQueue,
    MailDelivery,
    KeptMails,
    DevMailbox,
    { provide: MailTransport, inject: [SETTINGS], useFactory: transportOf },
  ],
  exports: [Mailer, MailChecks, DevMailbox],
})
export class MailModule {}
