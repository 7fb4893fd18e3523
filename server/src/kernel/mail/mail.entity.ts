import type { Generated } from 'kysely';
import type { MailTemplate } from './mail-template.js';

/** `waiting` for its first or next try, `sent` (handed to a server that took it), or `failed` for good. */
export type MailState = 'waiting' | 'sent' | 'failed';

/** Rows of `mails`: the outbox. What a mail said is erased when it has left, or has failed for good. */
export interface MailTable {
  mails: {
    id: string;
    /** The same at every try, so that a mail which went out twice because of a crash can be told to be one. */
    message_id: string;
    to_address: string;
    language: string;
    subject: string;
    template: MailTemplate | null;
    once_key: string | null;
    reply_to: string | null;
    state: Generated<MailState>;
    attempts: Generated<number>;
    /** The last try did not even reach the server: nothing was said about this mail. */
    unreachable: Generated<boolean>;
    next_attempt_at: Generated<Date>;
    /** Codes only, never a server's words, which repeat addresses. */
    last_error: string | null;
    /** The message as it would have gone out, where the mailbox page keeps it. */
    raw: string | null;
    sent_at: Date | null;
    created_at: Generated<Date>;
  };
}
