import { defineJob } from '#kernel/jobs/job.js';

/** Puts the emails of newsletters into the outbox, in batches. Enqueued with each newsletter. */
export const SendNewsletters = defineJob('newsletter.send', { timeoutSeconds: 300 });

/** Starts the issues that are due. Runs each minute. */
export const StartNewsletters = defineJob('newsletter.start', { timeoutSeconds: 300 });

/** Records delivery results before the outbox deletes them. The queue's name is stored, so it stays. */
export const RecordDeliveries = defineJob('newsletter.settle', { timeoutSeconds: 300 });
