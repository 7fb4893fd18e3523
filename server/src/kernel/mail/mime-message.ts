import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.js';
import type { Sender } from '../config/sender.js';

/** An email for nodemailer. The envelope is explicit, so that no address is ever parsed from a header. */
export function mimeMessage(sender: Sender, mail: OutgoingMail): SendMailOptions {
  return {
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: sender.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
      ...(mail.oneClickUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.oneClickUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
