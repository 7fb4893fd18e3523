import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { MailTemplate } from './mail-template.js';

/** `waiting` for its first or next attempt, `sent` (accepted by a server), or `failed` permanently. */
const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** Emails, each sent by a job (`mail-job.ts`). The content is erased when an email was sent or has failed. */
export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: p.uuid().primary(),
    /** The same in every attempt, so that mail programs recognize an email that a crash sent twice. */
    messageId: p.text(),
    toAddress: p.text(),
    language: p.text(),
    subject: p.text(),
    template: p.json<MailTemplate>().nullable(),
    onceKey: p.text().unique().nullable(),
    /** The address for replies, if that is not the sender's. */
    replyTo: p.text().nullable(),
    state: p.enum(MAIL_STATES).default('waiting'),
    /** Of the previous version, which may still run: it sends what has a time of the next attempt. Null: a job sends it. */
    nextAttemptAt: p.datetime(3).nullable().defaultRaw('now()'),
    /** As `nextAttemptAt`. */
    attempts: p.integer().default(0),
    /** As `nextAttemptAt`. */
    unreachable: p.boolean().default(false),
    /** Codes only, never the server's text, which repeats addresses. */
    lastError: p.text().nullable(),
    /** The message as it would have been sent, if stored for the mailbox page. */
    raw: p.text().nullable(),
    sentAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: [
    { name: 'mails_waiting', properties: ['nextAttemptAt', 'id'], where: "state = 'waiting'" },
    { name: 'mails_age', properties: 'createdAt' },
  ],
});

export type MailTable = InferKyselyDB<typeof MailSchema>;
