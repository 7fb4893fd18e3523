import { defineJob } from '#kernel/jobs/job.js';

/** Puts the mails of newsletters into the outbox, a batch at a time. Enqueued with each newsletter. */
export const SendNewsletters = defineJob('newsletter.send', { timeoutSeconds: 300 });

/** Keeps what became of the mails, before the outbox forgets them. */
export const SettleNewsletters = defineJob('newsletter.settle', { timeoutSeconds: 300 });
